import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command in the project's folder, passes signals on to it and waits for its end.
 * `interrupted` says that a signal asked us to end meanwhile; `output` is what it wrote where stdio is a pipe.
 * With `killSignal` it gets that one in place of any other.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  let interrupted = false
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    interrupted = true
    child.kill(options?.killSignal ?? signal)
  }
  const end = () => child.kill(options?.killSignal)
  process.on('SIGINT', passOn).on('SIGTERM', passOn).on('SIGHUP', passOn).on('exit', end)

  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))

  try {
    const [code, signal] = await once(child, 'close')
    return { code: code ?? 128 + constants.signals[signal], interrupted, output }
  } finally {
    process.off('SIGINT', passOn).off('SIGTERM', passOn).off('SIGHUP', passOn).off('exit', end)
  }
}

/**
 * Ends this process, as SIGTERM would, once the npm or the older Node that started it is gone: kill -9 tells nobody.
 * Started in any other way it stays, so that a server may outlive the shell it was started from.
 */
export function endWithParent() {
  const { STARTED_BY, npm_lifecycle_event } = process.env
  delete process.env.STARTED_BY
  if (!STARTED_BY && !npm_lifecycle_event) return
  const parent = Number(STARTED_BY ?? process.ppid)
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 100)
  watch.unref()
}
