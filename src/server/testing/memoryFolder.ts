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
  } catch {
    return false
  }
}

/** Removes the folders of killed test runs, which would occupy memory until the machine restarts. */
const removeLeftovers = (parent: string, prefix: string) => {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(path.join(parent, name), { recursive: true, force: true })
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
