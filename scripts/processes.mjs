import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command in the project's folder, passes signals on to it and waits for its end.
 * `interrupted` is true if this process received a signal meanwhile; `output` is the command's output if stdio is a pipe.
 * With `killSignal` the command gets that signal instead of the received one.
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
 * Ends this process, as SIGTERM would, once the npm or the older Node that started it has ended: a parent killed by kill -9 passes no signal on.
 * A process that was started in another way continues, so that a server may outlive its shell.
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
