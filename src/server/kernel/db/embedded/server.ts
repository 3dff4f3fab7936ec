import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { failIfSilent } from '../failIfSilent.ts'
import { OWNER_ROLE } from './cluster.ts'
import { DatabaseDidNotStart, FolderInUse } from './failures.ts'
import { type DataFolder, PORT } from './folder.ts'
import { findPostmaster, type LaunchedServer, removeStaleLocks, shutDownServer } from './postmaster.ts'

interface Session {
  client: Client
  /** Resolves when the session ends for any reason. */
  ended: Promise<void>
  dataDirectory: string
}

interface Server {
  pid: number
  socketDir: string
  adopted: boolean
  /** A session in the database 'postgres'; it holds the folder's lock and stays open as long as the app runs. */
  session: Session
}

/** Milliseconds without any sign of a server. */
const LONGEST_SILENCE = 30_000
/** Milliseconds for a start with recovery after a crash. */
const LONGEST_RECOVERY = 120_000

export const ownerConfig = (socketDir: string, database: string): ClientConfig => ({
  host: socketDir,
  port: PORT,
  user: OWNER_ROLE,
  database,
  // Set explicitly, because PGSSLMODE in the environment would enable TLS even on a socket.
  ssl: false,
})

/** 'busy': a server is starting, recovering or stopping. 'none': nothing listens on the socket. */
const tryConnect = async (socketDir: string): Promise<Session | 'busy' | 'none'> => {
  const client = new Client({
    ...ownerConfig(socketDir, 'postgres'),
    application_name: 'casaclub launcher',
  })
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // `ended` reports the end of the session. Without a listener the error event would end the process.
  client.on('error', () => {})
  const connectAndFindFolder = async () => {
    await client.connect()
    return client.query<{ path: string }>(`select current_setting('data_directory') as path`)
  }
  try {
    const { rows } = await failIfSilent(client, connectAndFindFolder())
    return { client, ended, dataDirectory: rows[0]?.path ?? '' }
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException
    // EAGAIN: the server's queue of new connections is full.
    return syscall === 'connect' && code !== 'EAGAIN' ? 'none' : 'busy'
  }
}

const isSameFolder = async (first: string, second: string) => {
  const [a, b] = await Promise.all([first, second].map((path) => stat(path).catch(() => undefined)))
  return a !== undefined && a.dev === b?.dev && a.ino === b.ino
}

// True if another app was faster, or if processes of a killed server have not ended yet.
const isTemporary = (output: string) =>
  /lock file ".*" (already exists|is empty)|shared memory block .* is still in use/.test(output)

/**
 * Connects to the running server of this folder, or launches one; throws if it does not start, or if it is out of reach of this
 * process.
 */
export const connectToServer = async (folder: DataFolder, launch: () => Promise<LaunchedServer>): Promise<Server> => {
  const begin = Date.now()
  let lastSeen = begin
  let launched: LaunchedServer | undefined
  for (; Date.now() - lastSeen < LONGEST_SILENCE && Date.now() - begin < LONGEST_RECOVERY; await sleep(30)) {
    const running = await findPostmaster(folder)
    const session = await tryConnect(running?.socketDir || folder.socketDir)
    if (session === 'busy') {
      lastSeen = Date.now()
      continue
    }
    if (session !== 'none') {
      const found = await findPostmaster(folder)
      if (found && (await isSameFolder(session.dataDirectory, folder.cluster))) {
        return { ...found, adopted: found.pid !== launched?.pid, session }
      }
      // The server responds but its process is not visible here: two containers share the folder.
      await session.client.end()
      throw new FolderInUse(folder.root)
    }
    if (launched?.hasDied()) {
      const output = await launched.output()
      if (!isTemporary(output))
        throw new DatabaseDidNotStart(`The database in ${folder.root} stopped while starting.`, output)
      launched = undefined
      await sleep(200)
    } else if (!running && !launched) {
      await removeStaleLocks(folder)
      launched = await launch()
    }
  }
  if (launched?.pid) await shutDownServer(folder, launched.pid)
  throw new DatabaseDidNotStart(`The database in ${folder.root} did not start in time.`, await launched?.output())
}
