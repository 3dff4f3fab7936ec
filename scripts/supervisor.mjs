import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './processes.mjs'

/** Milliseconds before a restart; doubles while the program keeps failing, and is reset after it has run for a minute. */
const shortestPause = 100
const longestPause = 30_000
const healthyAfter = 60_000
/**
 * Milliseconds in which a second signal is ignored: Ctrl-C arrives from the terminal and again from npm. A later second
 * signal kills the program.
 */
const sameWish = 500

/**
 * Runs the program and restarts it whenever it ends by itself after it has reported its port. A failure of the first start
 * ends the supervisor, because the operator must fix its cause. Signals are passed on. Returns the exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function supervise(command, args, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  let port
  let pause = shortestPause
  const wish = new AbortController()
  let wishedAt

  const stop = () => {
    wishedAt ??= performance.now()
    if (performance.now() - wishedAt > sameWish) child?.kill('SIGKILL')
    else if (!wish.signal.aborted) {
      wish.abort()
      if (child?.connected) child.send('stop', ignore)
    }
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)

  const live = async () => {
    // With PORT=0 the first start gets a random port; restarts must use the same one, because browsers reconnect to it.
    const where = port === undefined ? {} : { PORT: String(port) }
    child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...env, ...where },
    })
    child.on('message', (said) => {
      port = said.port
    })
    if (wish.signal.aborted) child.send('stop', ignore)
    const [code, signal] = await once(child, 'exit')
    return { code, signal }
  }

  for (;;) {
    const since = performance.now()
    const { code, signal } = await live()
    if (wish.signal.aborted || port === undefined) return code ?? 128 + constants.signals[signal]
    if (performance.now() - since > healthyAfter) pause = shortestPause
    report(`The app ended by itself (${signal ?? `code ${code}`}). It is started again in ${pause / 1000} s.`)
    // A stop during the delay still starts the program once more, because only it can stop the embedded database.
    await sleep(pause, undefined, { signal: wish.signal }).catch(() => {})
    pause = Math.min(longestPause, pause * 2)
  }
}

/** Callback of `send` that ignores the error of a process that has ended. */
const ignore = () => {}

/**
 * Logs in the format of the app's log.
 * @param {string} msg
 */
const report = (msg) => console.error(JSON.stringify({ level: 50, time: Date.now(), pid: process.pid, msg }))
