// Starts the built server, and bare servers with the same bytes or queries, in processes of their own.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg, { type PoolConfig } from 'pg'
import type { Role, SessionKind } from '#contract/kernel/roles.ts'
import { fillDemo } from '#demo/demo.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { sessionCookieName } from '#server/kernel/identity/cookies.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { encodeSessionToken, hashSecret, newSecret } from '#server/kernel/identity/sessionTokens.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { productRegistry } from '#server/router.ts'
import type { BareServerConfig } from './bare.ts'
import { type Load, requestsPerSecond } from './load.ts'

const root = path.join(import.meta.dirname, '..')
const children: ChildProcess[] = []

export const stopPrograms = () => {
  for (const child of children) child.kill('SIGTERM')
}

/** Runs `work` with an empty data folder; afterwards stops all servers and deletes the folder. */
export const withDataDir = async (work: (dataDir: string) => Promise<void>) => {
  if (!existsSync(path.join(root, 'dist/server/main.cjs')))
    throw new Error("The server is not built: run 'npm test -- build' first.")
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-bench-'))
  try {
    await work(dataDir)
  } finally {
    stopPrograms()
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    await Promise.all(running.map((child) => once(child, 'exit')))
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the built server and waits for /readyz. `ready` is in milliseconds. */
export const startServer = async (dataDir: string) => {
  const since = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.cjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  let port = 0
  while (!port) {
    port = Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1] ?? 0)
    if (child.exitCode !== null) throw new Error('the server has ended')
    if (!port) await sleep(5)
  }
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await sleep(5)
  return { child, port, pid: child.pid ?? 0, ready: performance.now() - since }
}

const startProgram = async (file: string, told: object) => {
  const child = fork(path.join(import.meta.dirname, file))
  children.push(child)
  child.send(told)
  const [address] = (await once(child, 'message')) as [AddressInfo]
  return { port: address.port, pid: child.pid ?? 0 }
}

export const startBare = (told: BareServerConfig) => startProgram('bare.ts', told)
export const startBareOrders = (connection: PoolConfig) => startProgram('bareOrders.ts', connection)
export const startBareStream = (connection: PoolConfig) => startProgram('bareStream.ts', connection)

/** The embedded database of a data folder. */
export const databaseOf = (dataDir: string) => ({
  host: path.join(dataDir, 'run'),
  database: 'casaclub',
  user: 'casaclub',
  ssl: false,
})

/** A response's headers and body, for the bare server. */
export const bytesOf = async (port: number, address: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'])
  const said = [...answer.headers].filter(([name]) => !own.has(name))
  return {
    headers: Object.fromEntries([...said, ['content-length', String(body.length)]]),
    body: body.toString('base64'),
  }
}

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')
/** Resident memory of a process in MB. */
export const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024

/** Memory in MB of a process and all its descendants; pages that they share are counted once. */
export const memoryOfTree = (pid: number): number => {
  const share = Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  return childrenOf(pid).reduce((sum, id) => sum + memoryOfTree(id), share)
}
const childrenOf = (pid: number) => {
  const isChild = (id: string) =>
    /^\d+$/.test(id) && new RegExp(`PPid:\\s+${pid}\n`).test(safely(() => statusOf(Number(id))))
  return readdirSync('/proc').filter(isChild).map(Number)
}
const safely = (read: () => string) => {
  try {
    return read()
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}

/** Pid of the embedded database's first process, which is no child of the app. */
export const databasePid = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** CPU times of a process in milliseconds, with a precision of 10: its own, and that of its children that have ended. */
const cpuTimes = (pid: number) => {
  const numbers = safely(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .split(') ')[1]
    ?.split(' ')
    .slice(11, 15)
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = numbers ?? []
  return { own: (user + system) * 10, ended: (endedUser + endedSystem) * 10 }
}
export const cpuOf = (pid: number) => cpuTimes(pid).own

/** CPU time in milliseconds of all processes of the embedded database, also of those that have ended. */
export const databaseCpu = (dataDir: string) => {
  const first = databasePid(dataDir)
  const { own, ended } = cpuTimes(first)
  return childrenOf(first).reduce((sum, pid) => sum + cpuOf(pid), own + ended)
}

/** Requests per second after a second of warming up, and the CPU milliseconds of the server's process per request. */
export const measureLoad = async ({ port, pid }: { port: number; pid: number }, load: Omit<Load, 'port'>) => {
  const headers = { 'accept-encoding': 'identity', ...load.headers }
  await requestsPerSecond({ ...load, headers, port, seconds: 1 })
  const before = cpuOf(pid)
  const rate = await requestsPerSecond({ ...load, headers, port })
  return { rate, cpu: (cpuOf(pid) - before) / (rate * load.seconds) }
}

/** Fills the demo with pictures that have no files. */
export const fillDemoWithoutFiles = (kernel: Kernel) =>
  fillDemo(kernel, (db, _store, venueId) => async () => {
    const id = randomUUID()
    await db.insert(files).values({ venueId, id, label: '', widths: [1], width: 1, height: 1, blur: '' })
    return id
  })

/** Collects the statistics that PostgreSQL's planner needs, as its autovacuum does a minute after rows were added. */
export const analyze = async (owner: pg.ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query('analyze')
  await client.end()
}

/** Opens a session for the first person of venue 1 with this role and returns its cookie. */
export const openSession = async (db: Db, kind: SessionKind, role: Role) => {
  const subjects = sql.raw(productRegistry.kinds[kind] ?? '')
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${subjects}) k where venue_id = 1 and role = ${role} order by id limit 1`,
  )
  const [id, secret] = [randomUUID(), newSecret()]
  const subject = rows[0]?.id ?? ''
  const expiresAt = new Date(Date.now() + 24 * 3_600_000)
  const session = { venueId: 1, id, kind, subject, secretHash: hashSecret(secret), device: 'bench', expiresAt }
  await db.insert(sessions).values(session)
  return `${sessionCookieName(kind)}=${encodeSessionToken({ venueId: 1, id, secret })}`
}
export const openAdminSession = (db: Db) => openSession(db, 'staff', 'admin')
