// node scripts/run.mjs <file or installed command> [arguments]: installs the packages, then runs it with a suitable Node.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { continueInSuitableNode, installAll, installForStart, runSteps } from './setup.mjs'

const [name, ...args] = process.argv.slice(2)
// Commands of the server need the packages that `npm start` has installed; benchmarks and tools may need others.
await runSteps(name.startsWith('src/server/') ? installForStart : installAll, continueInSuitableNode)

const installed = join(root, 'node_modules/.bin', name)
const { code } = await run(process.execPath, [existsSync(installed) ? installed : name, ...args])
process.exit(code)
