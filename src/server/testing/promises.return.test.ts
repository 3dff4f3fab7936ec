import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inFullRuns } from './fullRuns.ts'
import { type Instance, newInstance, postmasterOf, run, startProcess, stillRunning, stopAll } from './processes.ts'

// Long timeout, because whole servers start here.
const patiently = { timeout: 60_000, interval: 20 }
/** Preloaded into the server: makes a background task throw when it receives a signal. */
const faults = `
  process.on('SIGUSR2', () => setTimeout(() => { throw new Error('a bug in a timer') }))
  process.on('SIGWINCH', () => Promise.reject(new Error('a bug in an errand')))
`
let instance: Instance
const environment = () => ({
  ...instance.environment,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}`,
})

beforeAll(async () => {
  instance = await newInstance()
})
afterEach(stopAll)
afterAll(() => instance.remove())

const ready = (origin: string) => expect.poll(async () => (await fetch(`${origin}/readyz`)).status, patiently).toBe(200)

test('crash restart: an app that is killed or throws is restarted on the same port after growing delays, logs the reason, and keeps its database; a stop during a delay leaves no process', async () => {
  const server = await startProcess(environment())
  const database = await postmasterOf(instance.environment.DATA_DIR)
  const first = await server.app()
  for (const failures of [1, 2]) {
    process.kill(first, 'SIGWINCH')
    const line = new RegExp(`"level":50.*"failures":${failures}.*a bug in an errand.*    at `)
    await expect.poll(server.printed, patiently).toMatch(line)
  }
  expect(await (await fetch(`${server.origin}/healthz`)).text()).toBe('alive')
  expect(await server.app(), 'an unhandled rejection is only logged and counted').toBe(first)

  process.kill(first, 'SIGKILL')
  await ready(server.origin)
  expect(server.printed()).toContain('The app ended by itself (SIGKILL). It is started again in 0.1 s.')

  const second = await server.app()
  expect(second).not.toBe(first)
  process.kill(second, 'SIGUSR2')
  await expect.poll(server.printed, patiently).toMatch(/"level":60.*a bug in a timer.* {4}at /)
  await expect.poll(server.printed, patiently).toContain('(code 70). It is started again in 0.2 s.')
  await ready(server.origin)

  const third = await server.app()
  expect(third).not.toBe(second)
  expect(await postmasterOf(instance.environment.DATA_DIR)).toBe(database)
  process.kill(third, 'SIGKILL')
  await expect.poll(server.printed, patiently).toContain('started again in 0.4 s')
  expect(await server.stop()).toBe(0)
  expect(await stillRunning(database)).toEqual([])
})

inFullRuns('a configuration error at the first start ends it with one sentence, without a restart', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const wrong: [NodeJS.ProcessEnv, RegExp][] = [
    [{ PORT: 'many' }, /^PORT is 'many', but it must be a port number, 0 to 65535\.\n$/],
    [{ PORT: String(port) }, /^That port is taken: stop what uses it, or set PORT to another one\.\n$/],
  ]
  for (const [given, sentence] of wrong) {
    const { code, printed } = await run('scripts/start.mjs', [], { ...environment(), ...given })
    expect(code).toBe(1)
    expect(printed).toMatch(sentence)
  }
  await new Promise((resolve) => taken.close(resolve))
})

test.runIf(process.env.LONG)(
  'Ctrl-C, which arrives from the terminal and again from npm, stops everything once and cleanly',
  async () => {
    const server = await startProcess(environment())
    const [app, database] = [await server.app(), await postmasterOf(instance.environment.DATA_DIR)]
    process.kill(app, 'SIGINT')
    expect(await server.signal('SIGINT')).toBe(0)
    expect(await stillRunning(app, database)).toEqual([])
  },
)

test('when the supervisor is killed, the app and its database end', async () => {
  const server = await startProcess(environment())
  const [app, database] = [await server.app(), await postmasterOf(instance.environment.DATA_DIR)]
  await server.signal('SIGKILL')
  await expect.poll(() => stillRunning(app, database), patiently).toEqual([])
})
