import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './processes.mjs'

/** The pause before the program is started again: doubles while it keeps failing, forgiven after a minute of health. */
const shortestPause = 100
const longestPause = 30_000
const healthyAfter = 60_000
/** Ctrl-C reaches us from the terminal and again from npm. Later than this, somebody insists. */
const sameWish = 500

/**
 * Runs a program of ours and brings it back whenever it ends by itself, from the moment that it has said where it
 * listens: what stops its first start is for a person to mend. A wish to stop is passed on. Answers the exit code.
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
    // The first start may have been given any free port; browsers look for us where we were.
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
    // Told to stop in a pause, it starts once more all the same: it alone can take its database down with it.
    await sleep(pause, undefined, { signal: wish.signal }).catch(() => {})
    pause = Math.min(longestPause, pause * 2)
  }
}

/** A program that is gone cannot be told to stop, and need not be. */
const ignore = () => {}

/**
 * In the form of the app's own log.
 * @param {string} msg
 */
const report = (msg) => console.error(JSON.stringify({ level: 50, time: Date.now(), pid: process.pid, msg }))
