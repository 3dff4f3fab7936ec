import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { commandLineOf } from '../kernel/db/embedded/processes.ts'
import { copyDataFolder } from './database.ts'

const root = path.join(import.meta.dirname, '../../..')
const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Runs a program of the server until it ends and returns its output. */
export const run = async (program: string, args: string[], environment: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    // Node's compile cache saves a quarter of the CPU time of a start.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), ...environment },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  await ended(child)
  return { code: child.exitCode, printed }
}

/** A Node process with its Node descendants; other programs, such as PostgreSQL, are left out. */
const nodesOf = async (root: number) => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const all = stdout.split('\n').map((line) => {
    const [pid, parent, kilobytes, ...args] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), bytes: Number(kilobytes) * 1024, args: args.join(' ') }
  })
  const below = (pid: number): typeof all =>
    all
      .filter(({ parent, args }) => parent === pid && /\.[cm]?[jt]s\b/.test(args))
      .flatMap((one) => [one, ...below(one.pid)])
  return [...all.filter(({ pid }) => pid === root), ...below(root)]
}

const running = new Set<ChildProcess>()

/** Stops the processes that startProcess has started, and waits until they have ended. */
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

/** Starts a real server as `npm start` does: the supervisor and the app. `project` is the folder of another version. */
export const startProcess = async (environment: NodeJS.ProcessEnv, project = root) => {
  const child = spawn(process.execPath, [path.join(project, 'scripts/start.mjs')], {
    cwd: project,
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
  /** The app's process, without the supervisor; a different one after a crash. Throws while none runs. */
  const app = async () => {
    const [pid] = await childrenOf(child.pid)
    // The id 0 stands for the whole process group: a signal to it would end the test run itself.
    if (!pid) throw new Error(`The supervisor runs no app:\n${printed}`)
    return pid
  }
  /** Kills all processes at once, as a power failure does. */
  const kill = async () => {
    const pid = await app()
    await signal('SIGKILL')
    process.kill(pid, 'SIGKILL')
  }
  return {
    origin,
    printed: () => printed,
    app,
    /** Memory in bytes of the app and its child processes. */
    memory: async () => (await nodes()).reduce((sum, { bytes }) => sum + bytes, 0),
    nodes,
    kill,
    signal,
    stop: () => signal('SIGTERM'),
  }
}

/** Process id of the postmaster of a data folder. */
export const postmasterOf = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** Process ids of a data folder's PostgreSQL. */
export const databaseProcessesOf = async (dataDir: string) => {
  const postmaster = await postmasterOf(dataDir)
  return [postmaster, ...(await childrenOf(postmaster))]
}

/** The processes that still run; zombies do not count. */
export const stillRunning = async (...pids: number[]) => {
  const commands = await Promise.all(pids.map(commandLineOf))
  return pids.filter((_, n) => commands[n] !== '')
}

/** Calls a write endpoint with the Origin header of the server's own pages. */
export const post = (origin: string, endpoint: string, input: object, cookie = '') =>
  fetch(`${origin}/api/${endpoint}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', origin, cookie },
  })

/** The admin of every instance. */
export const account = { mail: 'ana@club.test', password: 'una clave larga' }

/** The data folder that every instance copies. One worker creates it and the others wait. */
const firstDataDir = async () => {
  const folder = inject('instance')
  const [dataDir, result] = [path.join(folder, 'data'), path.join(folder, 'result')]
  const isFirst = await mkdir(dataDir).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await copyDataFolder(`${inject('newDataFolder')}/.`, dataDir)
    const admin = ['--name', 'Ana', '--mail', account.mail, '--password', account.password]
    const created = await run('src/server/admin.ts', ['create', '--venue', 'Club', ...admin], {
      DATA_DIR: dataDir,
      DEMO: '0',
    })
    // Renamed when it is complete: a waiting worker reads all of it or nothing.
    await writeFile(`${result}.new`, created.code === 0 ? '' : created.printed)
    await rename(`${result}.new`, result)
  }
  for (;;) {
    const failure = await readFile(result, 'utf8').catch(() => null)
    if (failure === '') return dataDir
    if (failure !== null) throw new Error(failure)
    await pause(100)
  }
}

/** Creates a data folder with one venue and its admin, for real servers; or fills the given folder. */
export const newInstance = async (given?: string) => {
  const folder = given ?? (await mkdtemp(path.join(os.tmpdir(), 'casaclub-instance-')))
  await copyDataFolder(`${await firstDataDir()}/.`, folder)
  const environment = { DATA_DIR: folder, DEMO: '0' }
  return {
    environment,
    /** Signs the admin in and returns the cookie. */
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
      // The process has ended meanwhile.
    }
  }
}

/** Pauses the PostgreSQL of a data folder (SIGSTOP): it does not respond, and connections stay open. */
export const pauseDatabase = async (dataDir: string) => {
  const postmaster = await postmasterOf(dataDir)
  // The postmaster first, so that it starts no further process.
  signalTo([postmaster], 'SIGSTOP')
  const frozen = await databaseProcessesOf(dataDir)
  signalTo(frozen, 'SIGSTOP')
  return () => signalTo(frozen, 'SIGCONT')
}
