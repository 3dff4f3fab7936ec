import { createHash } from 'node:crypto'
import { access, chmod, constants, lstat, mkdir, realpath, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseDidNotStart, unusableFolderError } from './failures.ts'
import { changeOwner, type RunAs } from './privileges.ts'

export const PORT = 5432

/** Paths of one embedded database. */
export interface DataFolder {
  /** DATA_DIR, absolute. */
  root: string
  /** PostgreSQL's own data directory. */
  cluster: string
  log: string
  socketDir: string
}

const LONGEST_SOCKET_PATH = 103 // bytes; with the terminating zero macOS allows 104, Linux 108
const LARGEST_LOG = 10 * 1024 * 1024 // bytes

const socketPath = (socketDir: string) => join(socketDir, `.s.PGSQL.${PORT}`)

export const socketLockPath = (folder: DataFolder) => `${socketPath(folder.socketDir)}.lock`

const chooseSocketDir = (root: string) => {
  const name = `casaclub-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  const fits = (socketDir: string) => Buffer.byteLength(socketPath(socketDir)) <= LONGEST_SOCKET_PATH
  return [join(root, 'run'), join(tmpdir(), name)].find(fits) ?? join('/tmp', name)
}

export const clusterPathOf = (root: string) => join(root, 'postgres')

/** Creates the data folder if it is missing and returns its absolute path; throws if it is not writable. */
export const ensureDataFolder = async (dataDir: string) => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    throw unusableFolderError(dataDir, error)
  }
}

export const openDataFolder = async (dataDir: string): Promise<DataFolder> => {
  const root = await ensureDataFolder(dataDir)
  return {
    root,
    cluster: clusterPathOf(root),
    log: join(root, 'postgres.log'),
    socketDir: chooseSocketDir(root),
  }
}

export const createSocketDir = async ({ root, socketDir }: DataFolder, runAs: RunAs) => {
  await mkdir(socketDir, { recursive: true, mode: 0o700 })
  const found = await lstat(socketDir)
  const isOwn = found.isDirectory() && [process.getuid?.(), runAs.owner].includes(found.uid)
  // In the shared temporary folder another user may have created this folder first, to intercept connections.
  if (!isOwn && dirname(socketDir) !== root) {
    throw new DatabaseDidNotStart(
      `The folder ${socketDir}, needed for the database socket, belongs to another user: remove it.`,
    )
  }
  await chmod(socketDir, 0o700)
  await changeOwner(runAs, socketDir)
}

export const rotateLog = async ({ log }: DataFolder) => {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LARGEST_LOG) await rename(log, `${log}.1`)
}
