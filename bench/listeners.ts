// Listeners of an event stream or a WebSocket, in a worker thread, so that they do not delay the requests that are measured.
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
  /** For a WebSocket: the text that arrives when the subscription is open, and the messages that reply to a text. */
  socket?: { opened: string; replies: Record<string, object> }
}

/** The server limits the streams and the openings per address, so each 250 listeners have another loopback address. */
const perAddress = 250
const perSession = 8
const openingAtOnce = 40

/** The WebSocket of Node takes 12 to 30 ms of CPU for 500 messages, so frames are written here. Their mask is zero. */
const frame = (opcode: number, text: string) => {
  const length = Buffer.byteLength(text)
  const size = length < 126 ? [128 + length] : [254, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([opcode, ...size, 0, 0, 0, 0]), Buffer.from(text)])
}
const [textFrame, pongFrame] = [0x81, 0x8a]
const pingBytes = Buffer.from([0x89, 0])
const upgrade =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: YmVuY2gtYmVuY2gtYmVuYw==\r\n'

if (parentPort) {
  const { port, path, count, event, cookies, socket: talk } = workerData as Listening
  const replies = Object.entries(talk?.replies ?? {}).map(
    ([text, reply]) => [text, frame(textFrame, JSON.stringify(reply))] as const,
  )
  const cookieOf = (n: number) => (cookies ? `cookie: ${cookies[Math.floor(n / perSession)]}\r\n` : '')
  let received = 0
  let isClosing = false
  const open = (n: number) =>
    new Promise<net.Socket>((resolve, reject) => {
      const localAddress = `127.0.1.${1 + Math.floor(n / perAddress)}`
      const socket = net.connect({ port, host: '127.0.0.1', localAddress }, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${cookieOf(n)}${talk ? upgrade : ''}\r\n`),
      )
      socket.once('data', (head) => {
        if (!head.includes(talk ? ' 101 ' : ' 200 '))
          reject(new Error(`a listener was refused: ${head.subarray(0, 60)}`))
        if (!talk) resolve(socket)
      })
      socket.on('data', (chunk) => {
        if (talk && chunk.includes(talk.opened)) resolve(socket)
        for (const [text, reply] of replies) if (chunk.includes(text)) socket.write(reply)
        if (talk && chunk.includes(pingBytes)) socket.write(frame(pongFrame, ''))
        if (!chunk.includes(event)) return
        received++
        if (received === count) parentPort?.postMessage(performance.timeOrigin + performance.now())
      })
      socket.on('error', reject)
      socket.on('close', () => {
        if (!isClosing) throw new Error('a listener was disconnected')
      })
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
    isClosing = word === 'close'
    if (word === 'close') for (const socket of sockets) socket.destroy()
    if (word === 'close') parentPort?.close()
  })
}

/** Opens listeners; `slowest` measures the time in ms from the start of `act` until the last listener has the event. */
export const openListeners = async (listening: Listening) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: listening })
  // Between two events nobody awaits the worker, and its error must not be lost.
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  failed.catch(() => {})
  const next = async () => (await Promise.race([once(worker, 'message'), failed]))[0]
  await next()
  return {
    async slowest(act: () => Promise<unknown>) {
      worker.postMessage('again')
      const since = performance.timeOrigin + performance.now()
      const [at] = await Promise.all([next(), act()])
      return Number(at) - since
    },
    async close() {
      worker.postMessage('close')
      await once(worker, 'exit')
    },
  }
}
