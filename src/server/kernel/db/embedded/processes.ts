import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Also true for a zombie: dead, but not yet collected by its parent, which in a container may never happen. */
export const hasProcess = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Empty for a process that is gone or a zombie. */
export const commandOf = async (pid: number) => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return (await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout
  } catch {
    return ''
  }
}

/** The server's own surroundings: no PG* variable of the person's shell may change how it runs. */
export const cleanEnvironment = () => ({ PATH: process.env.PATH, LC_ALL: 'C' })
