import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { commandLineOf } from '../kernel/db/embedded/processes.ts'

const root = path.join(import.meta.dirname, '../../..')
const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Runs one of the server's programs to its end and gives what it printed. */
export const run = async (program: string, args: string[], environment: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    env: { ...process.env, ...environment },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  await ended(child)
  return { code: child.exitCode, printed }
}

/** A process of Node with all that it has started in turn; other programs, such as the database, are left out. */
const nodesOf = async (root: number) => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const all = stdout.split('\n').map((line) => {
    const [pid, parent, kilobytes, ...args] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), bytes: Number(kilobytes) * 1024, args: args.join(' ') }
  })
  const below = (pid: number): typeof all =>
    all
      .filter(({ parent, args }) => parent === pid && /\.m?[jt]s\b/.test(args))
      .flatMap((one) => [one, ...below(one.pid)])
  return [...all.filter(({ pid }) => pid === root), ...below(root)]
}

const running = new Set<ChildProcess>()

/** Stops what a failed test left running, so that nothing outlives the tests. */
export const stopAll = () =>
  Promise.all(
    [...running].map((child) => {
      child.kill('SIGTERM')
      return ended(child)
    }),
  )

const childrenOf = async (pid: number | undefined) => {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** A real server, as `npm start` runs it: the app and, over it, what brings it back. */
export const startProcess = async (environment: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: '0', ...environment },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let printed = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const heard = (chunk: Buffer) => {
      printed += chunk
      const address = /Casa Club: (http:\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', heard)
    child.stderr.on('data', heard)
    child.once('exit', () => reject(new Error(printed)))
  })
  const nodes = () => nodesOf(child.pid ?? 0)
  const signal = async (name: NodeJS.Signals) => {
    child.kill(name)
    await ended(child)
    return child.exitCode
  }
  /** The app itself; another one after a crash. */
  const app = async () => (await childrenOf(child.pid))[0] ?? 0
  /** All of it at once, as when the machine loses its power. */
  const kill = async () => {
    const pid = await app()
    await signal('SIGKILL')
    process.kill(pid, 'SIGKILL')
  }
  return {
    origin,
    printed: () => printed,
    app,
    /** The bytes that it holds in memory, with the processes that it has started. */
    memory: async () => (await nodes()).reduce((sum, { bytes }) => sum + bytes, 0),
    nodes,
    kill,
    signal,
    stop: () => signal('SIGTERM'),
  }
}

/** The postmaster of a data folder. */
export const postmasterOf = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** All processes of a data folder's database. */
export const databaseOf = async (dataDir: string) => {
  const postmaster = await postmasterOf(dataDir)
  return [postmaster, ...(await childrenOf(postmaster))]
}

/** Which of these processes still run. One that waits for its parent to notice its end does not. */
export const alive = async (...pids: number[]) => {
  const commands = await Promise.all(pids.map(commandLineOf))
  return pids.filter((_, n) => commands[n] !== '')
}

/** Calls an endpoint that writes, as a page of that server would. */
export const post = (origin: string, endpoint: string, input: object, cookie = '') =>
  fetch(`${origin}/api/${endpoint}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', origin, cookie },
  })

export const account = { mail: 'ana@club.test', password: 'una clave larga' }

/** A data folder of its own with one venue and its admin, for servers that are started for real. */
export const newInstance = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-instance-'))
  // With its owners: the database runs as somebody else where we are root.
  await promisify(execFile)('cp', ['-a', `${inject('instance')}/.`, folder])
  const environment = { DATA_DIR: folder, DEMO: '0' }
  return {
    environment,
    /** The cookie of a new session of the admin. */
    async signIn(origin: string) {
      const answer = await post(origin, 'kernel/identity/signIn', account)
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
export type Instance = Awaited<ReturnType<typeof newInstance>>
const signalTo = (pids: number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // Gone in between.
    }
  }
}

/** Stops the database of a data folder as a machine that hangs would: nobody answers, no connection ends. */
export const freeze = async (dataDir: string) => {
  const postmaster = await postmasterOf(dataDir)
  // First, so that nobody new joins.
  signalTo([postmaster], 'SIGSTOP')
  const frozen = await databaseOf(dataDir)
  signalTo(frozen, 'SIGSTOP')
  return () => signalTo(frozen, 'SIGCONT')
}
