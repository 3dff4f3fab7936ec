import { randomBytes } from 'node:crypto'
import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inFullRuns } from './fullRuns.ts'
import { type Instance, newInstance, post, startProcess, stopAll } from './processes.ts'

const megabyte = 1024 * 1024
/** Parallel uploads of strangers, and of an admin. */
const { strangers, own } = process.env.LONG ? { strangers: 100, own: 40 } : { strangers: 20, own: 15 }
/** Parallel large pictures. */
const pictureCount = process.env.LONG ? 8 : 2
const upload = '/api/kernel/files/upload'
let instance: Instance
let server: Awaited<ReturnType<typeof startProcess>>
let cookie: string

beforeAll(async () => {
  instance = await newInstance()
  server = await startProcess(instance.environment)
  cookie = await instance.signIn(server.origin)
})
afterAll(async () => {
  await stopAll()
  await instance.remove()
})

const small = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

const sendPicture = async (bytes: Uint8Array) => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'foto.jpg'))
  const answer = await fetch(server.origin + upload, {
    method: 'POST',
    body,
    headers: { origin: server.origin, cookie },
  })
  await answer.text()
  return answer.status
}

/** Maximum growth of the server's memory in MB during `work`. */
const growthDuring = async (work: () => Promise<unknown>) => {
  const before = await server.memory()
  let highest = before
  let going = true
  const watching = (async () => {
    while (going) {
      highest = Math.max(highest, await server.memory())
      await delay(100)
    }
  })()
  await work().finally(() => {
    going = false
  })
  await watching
  const growth = (highest - before) / megabyte
  console.log(`bodies: memory grew by ${growth.toFixed(0)} MB at most`)
  return growth
}

/** Sends a body as a browser does; returns the status or the error. */
const sendBody = (path: string, headers: http.OutgoingHttpHeaders, piece: Buffer, pieces: number) =>
  new Promise<number | string>((resolve) => {
    const { origin } = server
    const request = http.request(origin + path, { method: 'POST', headers: { origin, ...headers } })
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    let left = pieces
    const write = () => {
      while (left-- > 0) if (!request.write(piece)) return request.once('drain', write)
      request.end()
    }
    write()
  })

describe('flood resistance: request bodies do not exhaust memory', () => {
  test(`${strangers} uploads of 14 MB without a session are refused unread`, async () => {
    const piece = randomBytes(megabyte)
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 14 * megabyte }
    let answers: unknown[] = []
    const growth = await growthDuring(async () => {
      answers = await Promise.all(Array.from({ length: strangers }, () => sendBody(upload, headers, piece, 14)))
    })
    expect(new Set(answers)).toEqual(new Set([401]))
    expect(growth).toBeLessThan(300)
  })

  test(`${own} parallel uploads of 14 MB by an admin are accepted a few at a time or refused with 503`, async () => {
    const piece = randomBytes(megabyte)
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 14 * megabyte }
    let answers: unknown[] = []
    const growth = await growthDuring(async () => {
      answers = await Promise.all(Array.from({ length: own }, () => sendBody(upload, headers, piece, 14)))
    })
    expect(growth).toBeLessThan(300)
    for (const answer of answers) expect([400, 503]).toContain(answer)
    expect(answers, 'some are read to their end').toContain(400)
  })

  inFullRuns(`${pictureCount} parallel pictures of up to 49 megapixels are all encoded`, async () => {
    const canvas = (side = 7000) => sharp({ create: { width: side, height: side, channels: 3, background: '#2F6B4C' } })
    const formats = [
      () => canvas().jpeg(),
      // The largest accepted size.
      () => canvas(5700).jpeg({ progressive: true }),
      () => canvas().png({ compressionLevel: 1 }),
      () => canvas().webp({ effort: 0 }),
    ]
    const pictures = await Promise.all(formats.slice(0, pictureCount).map((format) => format().toBuffer()))
    const sent = Array.from({ length: pictureCount }, (_, n) => pictures[n % pictures.length] ?? Buffer.alloc(0))
    let answers: unknown[] = []
    const growth = await growthDuring(async () => {
      answers = await Promise.all(sent.map(sendPicture))
    })
    expect(answers).toEqual(sent.map(() => 200))
    expect(growth).toBeLessThan(300)
  })
})

describe('slow clients: slow and greedy clients do not starve others', () => {
  const json = { 'content-type': 'application/json' }
  const signIn = '/api/kernel/identity/signIn'

  test('a body of one gigabyte is refused by its Content-Length, and cut off without one', async () => {
    const piece = Buffer.alloc(megabyte, 'x')
    const growth = await growthDuring(async () => {
      const announced = { ...json, 'content-length': 1024 * megabyte }
      expect(await sendBody(signIn, announced, piece, 1024)).toBe(413)
      expect(await sendBody(upload, { ...announced, cookie }, piece, 1024)).toBe(413)
      expect(await sendBody(signIn, { ...json, 'transfer-encoding': 'chunked' }, piece, 1024)).toBe(413)
      expect(await sendBody(upload, { ...json, cookie, 'transfer-encoding': 'chunked' }, piece, 1024)).toBe(413)
    })
    expect(growth).toBeLessThan(150)
  })

  const opened: Socket[] = []
  afterAll(() => {
    for (const socket of opened) socket.destroy()
  })
  /** Sends the beginning of a request's body and then nothing; returns the final response. */
  const begin = (path: string, sent: number, announced: number, headers = '') => {
    const { hostname, port, host } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    opened.push(socket)
    const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${server.origin}\r\n${headers}`
    socket.write(`${head}content-type: application/json\r\ncontent-length: ${announced}\r\n\r\n${'x'.repeat(sent)}`)
    return new Promise<string>((resolve) => {
      let said = ''
      socket.on('data', (chunk) => (said += chunk))
      socket.on('error', () => {})
      socket.on('close', () => resolve(said.split('\r\n')[0] ?? ''))
    })
  }

  test('hundreds of unfinished writes are cut off, and other writes succeed meanwhile', async () => {
    const slow = Array.from({ length: 200 }, () => begin(signIn, 1, 200_000))
    // More than the limit of bodies in flight: later requests must still succeed.
    const greedy = Array.from({ length: 100 }, () => begin(signIn, 200_000, 250_000))
    await delay(1_000)
    const note = { id: crypto.randomUUID(), kind: 'news', title: 'a', description: 'b', photoId: null }
    for (let turn = 0; turn < 20; turn++) {
      const answer = await post(server.origin, 'club/posts/create', { ...note, id: crypto.randomUUID() }, cookie)
      expect(answer.status).toBe(200)
    }
    for (const end of await Promise.all([...slow, ...greedy])) expect(end).toMatch(/^HTTP\/1.1 (408|503) /)
  })

  test('stalled uploads are cut off so that others succeed', async () => {
    const stalled = Array.from({ length: 4 }, () => begin(upload, 1000, 14 * megabyte, `cookie: ${cookie}\r\n`))
    await delay(500)
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    const answers = await Promise.all(Array.from({ length: 3 }, () => sendPicture(png)))
    expect(answers).toEqual([200, 200, 200])
    for (const socket of opened) socket.destroy()
    await Promise.all(stalled)
  })

  test('an upload that is refused unread and sends its body for two more seconds reads its 401 after that, and its connection goes on', async () => {
    const { hostname, port, host } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    opened.push(socket)
    let said = ''
    let failure: Error | null = null
    socket.on('error', (error) => (failure = error))
    const write = (data: string | Buffer) => new Promise((resolve) => socket.write(data, resolve))
    const head = `POST ${upload} HTTP/1.1\r\nhost: ${host}\r\norigin: ${server.origin}\r\n`
    await write(`${head}content-type: application/json\r\ncontent-length: ${14 * megabyte}\r\n\r\n`)
    for (let sent = 0; sent < 14; sent++) {
      await delay(150)
      await write(Buffer.alloc(megabyte))
    }
    // Browsers read the response when they have sent everything.
    socket.on('data', (chunk) => (said += chunk))
    await expect.poll(() => said, { timeout: 60_000 }).toContain('401')
    await write(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
    await expect.poll(() => said, { timeout: 60_000 }).toContain('alive')
    expect(failure).toBeNull()
  })
})

inFullRuns('the encoding process ends with its server, however the server ends', async () => {
  await sendPicture(await small())
  const drawer = (await server.nodes()).find(({ args }) => /\bencodingWorker\.[jt]s/.test(args))
  if (!drawer) throw new Error('nothing draws')
  await server.kill()
  await vi.waitFor(() => expect(() => process.kill(drawer.pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
  // The next start stops the database that was left running.
  server = await startProcess(instance.environment)
})
