import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memoryDisk = '/dev/shm'
/** Bytes. The databases of a test run take less than 1 GB; the rest of the memory is for browsers and test processes. */
const requiredMemory = 6 * 1024 ** 3
const requiredSpace = 2 * 1024 ** 3

const isUsable = () => {
  if (!existsSync(memoryDisk) || os.freemem() < requiredMemory) return false
  const { bavail, bsize } = statfsSync(memoryDisk)
  return bavail * bsize >= requiredSpace
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes the folders of killed test runs, which would occupy memory until the machine restarts. */
const removeLeftovers = (parent: string, prefix: string) => {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (!pid || isRunning(Number(pid))) continue
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true })
    } catch {
      // The folder belongs to another user, who removes it with the next run.
    }
  }
}

/**
 * Creates a temporary folder for a database, in memory if the machine has enough of it: on a disk, the copies of databases
 * that tests create and delete take a tenth of the CPU time of the whole run.
 */
export const createMemoryFolder = (prefix: string) => {
  const parent = isUsable() ? memoryDisk : os.tmpdir()
  removeLeftovers(parent, prefix)
  return mkdtempSync(path.join(parent, `${prefix}${process.pid}-`))
}
