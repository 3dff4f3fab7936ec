// Listeners of an event stream, in a worker thread, so that they do not delay the requests that are measured.
import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

interface Listening {
  port: number
  path: string
  count: number
  /** The text of the event that is awaited. */
  event: string
  /** Cookies of sessions, each for eight listeners, which is the limit per session. Without them all are visitors. */
  cookies?: string[]
}

/** The server limits the streams and the openings per address, so each 250 listeners have another loopback address. */
const perAddress = 250
const perSession = 8
const openingAtOnce = 40

if (parentPort) {
  const { port, path, count, event, cookies } = workerData as Listening
  const cookieOf = (n: number) => (cookies ? `cookie: ${cookies[Math.floor(n / perSession)]}\r\n` : '')
  let received = 0
  const open = (n: number) =>
    new Promise<net.Socket>((resolve, reject) => {
      const localAddress = `127.0.1.${1 + Math.floor(n / perAddress)}`
      const socket = net.connect({ port, host: '127.0.0.1', localAddress }, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${cookieOf(n)}\r\n`),
      )
      socket.once('data', (head) => {
        if (!head.includes(' 200 ')) reject(new Error(`a listener was refused: ${head.subarray(0, 60)}`))
        resolve(socket)
      })
      socket.on('data', (chunk) => {
        if (!chunk.includes(event)) return
        received++
        if (received === count) parentPort?.postMessage(performance.timeOrigin + performance.now())
      })
      socket.on('error', reject)
    })
  const sockets: net.Socket[] = []
  for (let n = 0; n < count; n += openingAtOnce) {
    const some = Array.from({ length: Math.min(openingAtOnce, count - n) }, (_, k) => open(n + k))
    sockets.push(...(await Promise.all(some)))
  }
  // Bytes of the first responses may still arrive.
  await sleep(500)
  parentPort.postMessage('open')
  parentPort.on('message', (word) => {
    received = 0
    if (word === 'close') for (const socket of sockets) socket.destroy()
    if (word === 'close') parentPort?.close()
  })
}

/** Opens listeners; `slowest` measures the time in ms from the start of `act` until the last listener has the event. */
export const openListeners = async (listening: Listening) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: listening })
  const next = async () => (await once(worker, 'message'))[0]
  await next()
  return {
    async slowest(act: () => Promise<unknown>) {
      worker.postMessage('again')
      const all = next()
      const since = performance.timeOrigin + performance.now()
      await act()
      return Number(await all) - since
    },
    async close() {
      worker.postMessage('close')
      await once(worker, 'exit')
    },
  }
}
