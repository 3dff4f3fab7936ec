import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Starts a program with a temporary folder. With `says`, waits for an output line that matches it; `said` is the matched
 * text.
 */
export const startProgram = async (
  command: string,
  args: (folder: string) => string[],
  { says, env = {} }: { says?: RegExp; env?: Record<string, string> },
) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'casaclub-browser-'))
  const child = spawn(command, args(folder), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, ...env },
  })
  const ended = once(child, 'close')
  // A test that times out ends with its worker process, without closing the program.
  process.on('exit', () => child.kill())
  const written: string[] = []
  const said = await new Promise<string>((resolve, reject) => {
    if (!says) child.once('spawn', () => resolve(''))
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        written.push(line)
        const found = says?.exec(line)
        if (found) resolve(found[1] ?? found[0])
      })
    child.on('error', reject)
    child.on('close', () => reject(new Error(`${command} has ended:\n${written.join('\n')}`)))
  })
  return {
    said,
    async close() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
