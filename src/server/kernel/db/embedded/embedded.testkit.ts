import { execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { copyDataFolder } from '#server/testing/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

type Reachable = Pick<EmbeddedDatabase, 'owner'>

const run = promisify(execFile)
const output = (command: string, ...args: string[]) =>
  run(command, args).then(
    ({ stdout }) => stdout,
    () => '',
  )

/** The parent folder is accessible to everyone, so that only folders that a test restricts are restricted. */
const createDataDir = async () => {
  const parent = await mkdtemp(join(tmpdir(), 'casaclub-embedded-'))
  await chmod(parent, 0o711)
  return join(parent, 'data')
}

const expectNoProcess = async (dataDir: string) => expect(await output('pgrep', '-fl', dataDir)).toBe('')
const removeDataDir = (dataDir: string) => rm(dirname(dataDir), { recursive: true })

/** Copies the data folder of a server that has never run with data. */
export const copyNewDataFolder = async (dataDir: string) => {
  await copyDataFolder(inject('newDataFolder'), dataDir)
  return dataDir
}

/** Path of a data folder that does not exist yet. The test fails if it leaves a process of that folder. */
export const newDataDir = async () => {
  const dataDir = await createDataDir()
  onTestFinished(async () => {
    await expectNoProcess(dataDir)
    await removeDataDir(dataDir)
  })
  return dataDir
}

/** Path of a data folder with a new database, for one test. */
export const ownDataDir = async () => copyNewDataFolder(await newDataDir())

let shared: Promise<string> | undefined
afterAll(async () => {
  if (shared) await removeDataDir(await shared)
  // The next test file of the same worker creates a data folder of its own.
  shared = undefined
})

/** The same data folder for all tests of a file, because creating a cluster is slow. */
export const sharedDataDir = async () => {
  shared ??= createDataDir().then(copyNewDataFolder)
  const dataDir = await shared
  onTestFinished(() => expectNoProcess(dataDir))
  return dataDir
}

export const startDatabase = async (dataDir: string, options: Parameters<typeof startEmbeddedDatabase>[1] = {}) => {
  const database = await startEmbeddedDatabase(dataDir, { report: () => {}, ...options })
  onTestFinished(() => database.stop())
  return database
}

/** Starts the database from a separate process, which a test can kill with SIGKILL. */
export const startDatabaseProcess = async (dataDir: string) => {
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const { pid, adopted, owner } = await startEmbeddedDatabase(process.argv[1])
    console.log(JSON.stringify({ pid, adopted, owner }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  const [line] = await once(child.stdout, 'data')
  const app: Omit<EmbeddedDatabase, 'stop'> = JSON.parse(line)
  onTestFinished(async () => {
    await kill()
    if (await isProcessAlive(app.pid)) await (await startEmbeddedDatabase(dataDir)).stop()
  })
  return { ...app, kill }
}

export const connect = async (owner: ClientConfig) => {
  const client = new Client(owner)
  client.on('error', () => {})
  await client.connect()
  return client
}

export const queryValue = async ({ owner }: Reachable, sql: string): Promise<unknown> => {
  const client = await connect(owner)
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

/** Commits a random number, which `readStoredNumber` returns. */
export const storeNumber = async (database: Reachable) => {
  const value = randomInt(1_000_000_000)
  await queryValue(database, 'drop table if exists stored')
  await queryValue(database, `create table stored as select ${value} as value`)
  return value
}
export const readStoredNumber = (database: Reachable) => queryValue(database, 'select value from stored')

/** An ended process has no memory. It is listed until the kernel and its parent have removed it. */
export const isProcessAlive = async (pid: number) => Number(await output('ps', '-o', 'vsz=', '-p', String(pid))) > 0
