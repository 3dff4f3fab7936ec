// bin/casa-club of a package: starts the server with its supervisor, or runs one of the commands.
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { supervise } from './supervisor.mjs'

const [name = 'start', ...args] = process.argv.slice(2)
const folder = join(root, 'dist/commands')
// Sentences of the server name the commands as they are called here.
const env = { ...process.env, CALLED_AS: 'casa-club' }
const commands = readdirSync(folder).flatMap((file) => /^(\w+)\.js$/.exec(file)?.[1] ?? [])

if (name === 'start') {
  // The folder of a package may be read-only, so the compile cache is in the data folder.
  const cache = join(process.env.DATA_DIR || join(root, 'data'), 'compiled')
  process.exit(await supervise(process.execPath, ['dist/server/main.cjs'], { ...env, NODE_COMPILE_CACHE: cache }))
}
if (!commands.includes(name)) {
  console.error(`'${name}' is no command. There are: start, ${commands.join(', ')}.`)
  process.exit(1)
}
const { code } = await run(process.execPath, [join(folder, `${name}.js`), ...args], { cwd: process.cwd(), env })
if (process.env.DATA_DIR && process.getuid?.() === 0) returnFiles(process.env.DATA_DIR)
process.exit(code)

/**
 * Gives all files of a data folder to the folder's owner: a command that root has run leaves files of root, with which the
 * user of the service could not start.
 * @param {string} dataDir
 */
function returnFiles(dataDir) {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (!found || found.uid === 0) return
  for (const name of readdirSync(`${dataDir}/`, { recursive: true })) {
    const path = join(dataDir, String(name))
    const file = lstatSync(path, { throwIfNoEntry: false })
    if (file && file.uid !== found.uid) lchownSync(path, found.uid, found.gid)
  }
}
