// Runs npm. This file runs with any Node ≥ 20, before packages are installed.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, run } from './processes.mjs'

/**
 * Runs npm in a temporary folder and then moves its node_modules into place, so that an interrupted installation leaves no
 * incomplete folder. The caller holds the project's lock.
 * @param {string[]} args
 * @param {string} target
 * @param {string[]} [omitted] names in devDependencies that are not installed, nor what only they need
 */
export async function runNpm(args, target, omitted = []) {
  const aside = mkdtempSync(join(root, '.cache/npm-'))
  // Packages' install scripts never run (docs/decisions/0105).
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  /** @param {string[]} more */
  const npm = (...more) =>
    // On SIGTERM npm would continue for half a minute and then undo its work.
    runQuietly(`npm ${args[0]}`, 'npm', [...args, '--prefix', aside, ...quiet, ...more], {
      cwd: aside,
      killSignal: 'SIGKILL',
    })
  if (args[0] === 'ci') await installLocked(aside, omitted, npm)
  else await npm()
  // A rename takes no time in which a running server would miss its packages.
  if (existsSync(join(root, target))) renameSync(join(root, target), join(aside, 'replaced'))
  mkdirSync(join(root, dirname(target)), { recursive: true })
  renameSync(join(aside, 'node_modules'), join(root, target))
  await rm(aside, { recursive: true })
}

/**
 * Calls `npm` with the project's package files in this folder. The lockfile has no URLs, because registries differ, so npm would first
 * read the metadata of each package, which takes as much CPU time as the rest. The URLs that registries usually have are added; if one
 * of them is wrong, npm reads the metadata. It compares each package with the lockfile's hash in both cases.
 * @param {string} folder
 * @param {string[]} omitted
 * @param {(...more: string[]) => Promise<void>} npm
 */
async function installLocked(folder, omitted, npm) {
  const [own, lock] = ['package.json', 'package-lock.json'].map((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  )
  for (const { devDependencies } of [own, lock.packages['']]) for (const name of omitted) delete devDependencies[name]
  const write = (/** @type {string} */ file, /** @type {object} */ content) =>
    writeFileSync(join(folder, file), JSON.stringify(content))
  write('package.json', own)
  write('package-lock.json', { ...lock, packages: withUrls(lock.packages) })
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  try {
    // Requests are not repeated, so that the error of an unreachable registry does not take twice as long.
    await npm('--replace-registry-host=always', '--fetch-retries=0')
  } catch {
    write('package-lock.json', lock)
    await npm()
  }
}

/**
 * Entries of a lockfile with URLs. npm replaces their host by that of the registry.
 * @param {Record<string, { name?: string, version: string, integrity?: string }>} packages
 */
export const withUrls = (packages) =>
  Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => {
      const name = entry.name ?? path.split('node_modules/').at(-1) ?? ''
      const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
      // Packages without a hash are part of another package.
      return [path, entry.integrity ? { resolved: `https://registry.invalid/${name}/-/${file}`, ...entry } : entry]
    }),
  )

/**
 * Runs a command and prints its output only if it fails.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function runQuietly(name, command, args, options) {
  const { code, output, interrupted } = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  if (interrupted) process.exit(130)
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\n${name} failed.`)
}
