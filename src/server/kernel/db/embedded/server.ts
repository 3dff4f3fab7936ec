import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { unlessSilent } from '../silence.ts'
import { OWNER } from './cluster.ts'
import { DatabaseDidNotStart, FolderInUse } from './failures.ts'
import { type Folder, PORT } from './folder.ts'
import { clearMisleadingLocks, findPostmaster, type Launched, shutDown } from './postmaster.ts'

interface Session {
  client: Client
  /** Resolves when the session ends, for whatever reason. */
  lost: Promise<void>
  dataDirectory: string
}

interface Server {
  pid: number
  socketDir: string
  adopted: boolean
  /** In the maintenance database, kept open as long as the app lives. */
  session: Session
}

const LONGEST_SILENCE = 30_000
const LONGEST_RECOVERY = 120_000

export const ownerConfig = (socketDir: string, database: string): ClientConfig => ({
  host: socketDir,
  port: PORT,
  user: OWNER,
  database,
  // Said here, because PGSSLMODE in the environment would ask for it even on a socket.
  ssl: false,
})

/** A server that is starting, recovering or stopping is busy. */
const knock = async (socketDir: string): Promise<Session | 'busy' | 'nobody'> => {
  const client = new Client({
    ...ownerConfig(socketDir, 'postgres'),
    application_name: 'casaclub launcher',
  })
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // `lost` tells it; but an error event without a listener would take the app down with the database.
  client.on('error', () => {})
  const findFolder = async () => {
    await client.connect()
    return client.query<{ path: string }>(`select current_setting('data_directory') as path`)
  }
  try {
    const { rows } = await unlessSilent(client, findFolder())
    return { client, lost, dataDirectory: rows[0]?.path ?? '' }
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException
    // EAGAIN: more callers than the server takes in at once.
    return syscall === 'connect' && code !== 'EAGAIN' ? 'nobody' : 'busy'
  }
}

const isSameFolder = async (one: string, other: string) => {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)))
  return a !== undefined && a.dev === b?.dev && a.ino === b.ino
}

// Another app was faster, or processes of a server that was killed are still on their way out.
const passes = (said: string) =>
  /lock file ".*" (already exists|is empty)|shared memory block .* is still in use/.test(said)

/** Connects to the server of this folder: to the one that runs, else to one that it launches. */
export const reachServer = async (folder: Folder, launch: () => Promise<Launched>): Promise<Server> => {
  const begin = Date.now()
  let lastSign = begin
  let launched: Launched | undefined
  for (; Date.now() - lastSign < LONGEST_SILENCE && Date.now() - begin < LONGEST_RECOVERY; await sleep(30)) {
    const running = await findPostmaster(folder)
    const answer = await knock(running?.socketDir || folder.socketDir)
    if (answer === 'busy') {
      lastSign = Date.now()
      continue
    }
    if (answer !== 'nobody') {
      const found = await findPostmaster(folder)
      if (found && (await isSameFolder(answer.dataDirectory, folder.cluster))) {
        return { ...found, adopted: found.pid !== launched?.pid, session: answer }
      }
      // It answers, but from out of our sight: two containers share the folder.
      await answer.client.end()
      throw new FolderInUse(folder.root)
    }
    if (launched?.hasDied()) {
      const said = await launched.said()
      if (!passes(said)) throw new DatabaseDidNotStart(`The database in ${folder.root} stopped while starting.`, said)
      launched = undefined
      await sleep(200)
    } else if (!running && !launched) {
      await clearMisleadingLocks(folder)
      launched = await launch()
    }
  }
  if (launched?.pid) await shutDown(folder, launched.pid)
  throw new DatabaseDidNotStart(`The database in ${folder.root} did not answer in time.`, await launched?.said())
}
