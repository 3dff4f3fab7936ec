import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'

const megabyte = 1024 * 1024
/** Free bytes below which the disk counts as full or low; smaller disks have shares of their size instead. */
const fullBelow = { bytes: 64 * megabyte, share: 0.01 }
const lowBelow = { bytes: 1024 * megabyte, share: 0.1 }
/** Milliseconds during which a result is used again. */
const readAgainAfter = 5_000

interface DiskSpace {
  /** Bytes that the server may still write, and the size of the file system. */
  free: number
  size: number
  state: 'ok' | 'low' | 'full'
}

const limitOf = ({ bytes, share }: typeof fullBelow, size: number) => Math.min(bytes, size * share)

const diskStateOf = (free: number, size: number): DiskSpace['state'] => {
  if (free < limitOf(fullBelow, size)) return 'full'
  return free < limitOf(lowBelow, size) ? 'low' : 'ok'
}

const messages: Record<DiskSpace['state'], string> = {
  ok: 'disk: there is enough free space again',
  low: 'disk: free space of DATA_DIR runs out; delete files or enlarge the disk',
  full: 'disk: DATA_DIR is full; delete files or enlarge the disk',
}

/** The free space of the disk on which DATA_DIR is. Changes of its state are logged. */
export interface DiskWatch {
  read(): Promise<DiskSpace>
}

export const openDiskWatch = (dataDir: string, log: Logger, statistics = statfs): DiskWatch => {
  let last: Promise<DiskSpace> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let state: DiskSpace['state'] = 'ok'

  const measure = async (): Promise<DiskSpace> => {
    const { bavail, blocks, bsize } = await statistics(dataDir)
    const [free, size] = [bavail * bsize, blocks * bsize]
    const now = diskStateOf(free, size)
    if (now !== state) log[now === 'full' ? 'error' : 'warn']({ free, size }, messages[now])
    state = now
    return { free, size, state }
  }
  return {
    read() {
      if (last && performance.now() - readAt < readAgainAfter) return last
      readAt = performance.now()
      last = measure()
      return last
    },
  }
}

/** System errors and SQLSTATE of a full disk or an exceeded quota. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100']

/** True if an error, or one of its causes, was that a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && fullCodes.includes(String(error.code))) || isDiskFull(error.cause))
