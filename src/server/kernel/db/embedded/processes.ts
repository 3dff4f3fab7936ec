import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** True if the process exists. A zombie counts, and in a container may remain: its parent may never collect it. */
export const hasProcess = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Command line of a process; empty if it has ended or is a zombie. */
export const commandLineOf = async (pid: number) => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return (await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout
  } catch {
    return ''
  }
}

/** Environment for PostgreSQL's programs without PG* variables, which would change their behaviour. */
export const postgresEnvironment = () => ({ PATH: process.env.PATH, LC_ALL: 'C' })
