import net from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** URL, number of parallel connections and duration of a load test. */
export interface Load {
  port: number
  path: string
  headers?: Record<string, string>
  connections: number
  seconds: number
}

/** A raw keep-alive HTTP client that sends the next request when a response has arrived: fetch would use more CPU than the server under test. */
const askAgain = (load: Load, until: number, answered: (status: number) => void) =>
  new Promise<void>((done, failed) => {
    const headers = Object.entries(load.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`)
    const request = Buffer.from(`GET ${load.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers.join('')}\r\n`)
    const socket = net.connect(load.port, '127.0.0.1', () => socket.write(request))
    socket.setNoDelay(true)
    let missing = 0
    let head = ''
    socket.on('data', (chunk) => {
      let body = chunk.length
      if (missing === 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
        if (length === undefined) throw new Error(`an answer without its length: ${head.slice(0, 200)}`)
        missing = Number(length)
        body = head.length - end - 4
      }
      missing -= body
      if (missing > 0) return
      answered(Number(head.slice(9, 12)))
      head = ''
      if (performance.now() < until) socket.write(request)
      else socket.end()
    })
    socket.on('close', () => done()).on('error', failed)
  })

if (parentPort) {
  const load = workerData as Load
  const until = performance.now() + load.seconds * 1000
  let answers = 0
  const odd = new Set<number>()
  const count = (status: number) => {
    answers++
    if (status !== 200) odd.add(status)
  }
  await Promise.all(Array.from({ length: load.connections }, () => askAgain(load, until, count)))
  if (odd.size > 0) throw new Error(`${load.path} answered ${[...odd].join(', ')}`)
  parentPort.postMessage(answers / load.seconds)
}

/** Requests per second, measured from a worker thread. It sends only to the loopback address and ends by itself. */
export const requestsPerSecond = (load: Load) =>
  new Promise<number>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load })
    worker.once('message', resolve).once('error', reject)
  })
