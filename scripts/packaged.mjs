// bin/casa-club of a package: starts the server with its supervisor, or runs one of the commands.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { supervise } from './supervisor.mjs'

const [name = 'start', ...args] = process.argv.slice(2)
const folder = join(root, 'dist/commands')
const commands = readdirSync(folder).flatMap((file) => /^(\w+)\.js$/.exec(file)?.[1] ?? [])

if (name === 'start') {
  // The folder of a package may be read-only, so the compile cache is in the data folder.
  const cache = join(process.env.DATA_DIR || join(root, 'data'), 'compiled')
  process.exit(
    await supervise(process.execPath, ['dist/server/main.js'], { ...process.env, NODE_COMPILE_CACHE: cache }),
  )
}
if (!commands.includes(name)) {
  console.error(`'${name}' is no command. There are: start, ${commands.join(', ')}.`)
  process.exit(1)
}
const { code } = await run(process.execPath, [join(folder, `${name}.js`), ...args], { cwd: process.cwd() })
process.exit(code)
