import { execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import { afterAll, expect, onTestFinished } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

type Reachable = Pick<EmbeddedDatabase, 'owner'>

const run = promisify(execFile)
const output = (command: string, ...words: string[]) =>
  run(command, words).then(
    ({ stdout }) => stdout,
    () => '',
  )

/** In a parent that everyone may enter, so that only what a test closes is closed. */
const makeDataDir = async () => {
  const parent = await mkdtemp(join(tmpdir(), 'casaclub-embedded-'))
  await chmod(parent, 0o711)
  return join(parent, 'data')
}

const expectNoProcess = async (dataDir: string) => expect(await output('pgrep', '-fl', dataDir)).toBe('')
const removeDataDir = (dataDir: string) => rm(dirname(dataDir), { recursive: true })

/** A data folder not yet made. When the test ends, no process may be left. */
export const newDataDir = async () => {
  const dataDir = await makeDataDir()
  onTestFinished(async () => {
    await expectNoProcess(dataDir)
    await removeDataDir(dataDir)
  })
  return dataDir
}

let used: Promise<string> | undefined
afterAll(async () => {
  if (used) await removeDataDir(await used)
})

/** The same folder for all tests of a file, for those that need no first start, the slow part. */
export const usedDataDir = async () => {
  used ??= makeDataDir()
  const dataDir = await used
  onTestFinished(() => expectNoProcess(dataDir))
  return dataDir
}

export const start = async (dataDir: string, ways: Parameters<typeof startEmbedded>[1] = {}) => {
  const database = await startEmbedded(dataDir, { report: () => {}, ...ways })
  onTestFinished(() => database.stop())
  return database
}

/** Starts the database in an app of its own, to be killed as a person would: with -9. */
export const startApp = async (dataDir: string) => {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const { pid, adopted, owner } = await startEmbedded(process.argv[1])
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
    if (await isAlive(app.pid)) await (await startEmbedded(dataDir)).stop()
  })
  return { ...app, kill }
}

export const connect = async (owner: ClientConfig) => {
  const client = new Client(owner)
  client.on('error', () => {})
  await client.connect()
  return client
}

export const ask = async ({ owner }: Reachable, sql: string): Promise<unknown> => {
  const client = await connect(owner)
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

/** Commits a number, the same that readBack must find. */
export const write = async (database: Reachable) => {
  const answer = randomInt(1_000_000_000)
  await ask(database, 'drop table if exists kept')
  await ask(database, `create table kept as select ${answer} as answer`)
  return answer
}
export const readBack = (database: Reachable) => ask(database, 'select answer from kept')

/** A zombie waits for its parent, but is dead. */
export const isAlive = async (pid: number) => /^[^Z]/.test(await output('ps', '-o', 'stat=', '-p', String(pid)))
