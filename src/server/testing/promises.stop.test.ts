import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import os from 'node:os'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbeddedDatabase } from '../kernel/db/embedded/embedded.ts'
import { inFullRuns } from './fullRuns.ts'
import { databaseProcessesOf, type Instance, newInstance, startProcess, stillRunning, stopAll } from './processes.ts'

// Long timeout, because whole servers start here.
const patiently = { timeout: 60_000, interval: 20 }
let instance: Instance
const environment = () => instance.environment

beforeAll(async () => {
  instance = await newInstance()
})
afterEach(stopAll)
afterAll(() => instance.remove())

const open = async (origin: string) => {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => {})
  await once(socket, 'connect')
  const says = (what: string) => expect.poll(() => text, patiently).toContain(what)
  return { socket, says, text: () => text }
}
const closed = (socket: Socket) => expect.poll(() => socket.closed, patiently).toBe(true)

/** Starts a write whose body is sent only half. */
const halfASave = async (origin: string, cookie: string) => {
  const id = randomUUID()
  const body = JSON.stringify({ id, kind: 'news', title: 'Guardada a tiempo', description: 'Entera.', photoId: null })
  const connection = await open(origin)
  const headers = {
    host: new URL(origin).host,
    origin,
    cookie,
    'content-type': 'application/json',
    'content-length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  connection.socket.write(`POST /api/club/posts/create HTTP/1.1\r\n${lines.join('')}\r\n${body.slice(0, 20)}`)
  return { ...connection, id, finish: () => connection.socket.write(body.slice(20)) }
}

test('after SIGTERM the server is not ready, finishes running requests, tells streams to reconnect, and ends', async () => {
  const server = await startProcess(environment())
  const { origin } = server
  const cookie = await instance.signIn(origin)
  const idle = await open(origin)
  idle.socket.write('GET /healthz HTTP/1.1\r\nhost: casa\r\n\r\n')
  await idle.says('alive')
  const stream = await open(origin)
  stream.socket.write('GET /api/live HTTP/1.1\r\nhost: casa\r\n\r\n')
  await stream.says('event: hello')
  const save = await halfASave(origin, cookie)
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).text(), patiently).toBe('ready')

  const stopped = server.stop()
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, patiently).toBe(503)
  // A new connection: fetch could use one that the server is closing because it was idle.
  const late = await open(origin)
  late.socket.write('GET /healthz HTTP/1.1\r\nhost: casa\r\n\r\n')
  await late.says('alive')
  expect(late.text()).toMatch(/^HTTP\/1\.1 200 .*connection: close/is)
  await closed(idle.socket)
  expect(stream.socket.closed, 'screens stay live while something may still be saved').toBe(false)
  save.finish()
  await save.says(`"id":"${save.id}"`)
  expect(save.text()).toMatch(/^HTTP\/1\.1 200 .*connection: close/is)
  await closed(stream.socket)
  expect(stream.socket.errored, 'the stream is ended, not cut').toBe(null)
  expect(stream.text()).not.toContain('event: ended')
  expect(await stopped).toBe(0)

  const again = await startProcess(environment())
  const stored = await fetch(`${again.origin}/api/club/posts/one?id=${save.id}`, { headers: { cookie } })
  expect(await stored.json()).toMatchObject({ title: 'Guardada a tiempo' })
  expect(await again.stop()).toBe(0)
})

test.runIf(process.env.LONG)('a second SIGTERM ends the server at once', async () => {
  const server = await startProcess(environment())
  const app = await server.app()
  await halfASave(server.origin, await instance.signIn(server.origin))
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).text(), patiently).toBe('ready')
  const stopped = server.stop()
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status, patiently).toBe(503)
  await new Promise((resolve) => setTimeout(resolve, 600))
  void server.stop()
  expect(await stopped, 'killed').toBe(128 + os.constants.signals.SIGKILL)
  expect(await stillRunning(app)).toEqual([])
  await (await startEmbeddedDatabase(instance.environment.DATA_DIR)).stop()
})

inFullRuns('a frozen database does not prevent the app from stopping', async () => {
  const server = await startProcess(environment())
  const cookie = await instance.signIn(server.origin)
  const app = await server.app()
  const frozen = await databaseProcessesOf(instance.environment.DATA_DIR)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    const asked = fetch(`${server.origin}/api/kernel/identity/sessions`, { headers: { cookie } }).catch(() => null)
    expect(await server.stop()).toBe(0)
    expect(await stillRunning(app)).toEqual([])
    await asked
  } finally {
    for (const pid of await stillRunning(...frozen)) process.kill(pid, 'SIGCONT')
  }
  await (await startEmbeddedDatabase(instance.environment.DATA_DIR)).stop()
})
