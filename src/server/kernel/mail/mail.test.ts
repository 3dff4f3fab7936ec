import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { testServer } from '#server/testing/kit.ts'
import { post } from './mail.queries.ts'
import { mails } from './mail.table.ts'
import { startSender } from './sender.ts'

const server = testServer()
let smtp: Server | undefined
afterEach(() => new Promise<void>((done) => (smtp ? smtp.close(() => done()) : done())))

/** A mail server that answers as told, line by line, and keeps what it was given. */
const mailServer = (answer: (line: string) => string | null) => {
  const received: string[] = []
  const talk = (socket: Socket) => {
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    let inData = false
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        received.push(line)
        if (inData && line !== '.') continue
        inData = line === 'DATA'
        const said = answer(line)
        if (said === null) return socket.destroy()
        socket.write(`${said}\r\n`)
      }
    })
  }
  return new Promise<{ url: string; received: string[] }>((resolve) => {
    smtp = createServer(talk).listen(0, '127.0.0.1', () => {
      const address = smtp?.address()
      const port = typeof address === 'object' ? address?.port : 0
      resolve({ url: `smtp://127.0.0.1:${port}`, received })
    })
  })
}
const polite = (line: string) => (line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok')

const send = async (smtpUrl: string, minutesLater = 0) => {
  const { kernel } = server
  const now = () => new Date(Date.now() + minutesLater * 60_000)
  const stop = startSender({ ...kernel, now, configuration: { ...kernel.configuration, smtpUrl } })
  await new Promise((resolve) => setTimeout(resolve, 300))
  await stop()
}
const letterTo = async (recipient: string) => {
  const { venueId } = await server.openVenue()
  const letter = { recipient, subject: 'Hola', body: 'Un texto.' }
  await server.kernel.database.inVenue(venueId, 'write', (db) => post(db, venueId, letter))
  return () => server.kernel.database.inVenue(venueId, 'read', (db) => db.select().from(mails))
}

test('promise 22: mail that the mail server refuses or cuts off is tried again later and arrives once', async () => {
  const outbox = await letterTo('ana@club.test')
  const refusing = await mailServer((line) => (line.startsWith('RCPT') ? '451 <ana@club.test> later' : polite(line)))
  await send(refusing.url)
  expect(await outbox()).toMatchObject([{ sentAt: null, tries: 1, lastError: expect.stringContaining('451') }])
  expect((await outbox())[0]?.lastError, 'without its reader').not.toContain('ana')
  smtp?.close()

  const cutting = await mailServer((line) => (line === 'DATA' ? null : polite(line)))
  await send(cutting.url)
  expect(await outbox(), 'not due yet').toMatchObject([{ tries: 1 }])
  await send(cutting.url, 2)
  expect(await outbox()).toMatchObject([{ sentAt: null, tries: 2 }])
  smtp?.close()

  const working = await mailServer(polite)
  await send(working.url, 10)
  await send(working.url, 20)
  expect(working.received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@club.test>'])
  expect(await outbox()).toMatchObject([{ sentAt: expect.any(Date), body: '' }])
})

test('mail of a transaction that is taken back is never sent', async () => {
  const { venueId } = await server.openVenue()
  const letter = { recipient: 'nadie@club.test', subject: 'No', body: 'No' }
  const failed = server.kernel.database.inVenue(venueId, 'write', async (db) => {
    await post(db, venueId, letter)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  const working = await mailServer(polite)
  await send(working.url)
  expect(working.received.join('\n')).not.toContain('nadie@club.test')
})

test('two senders at once send each mail once', async () => {
  await letterTo('bea@club.test')
  const working = await mailServer(polite)
  await Promise.all([send(working.url), send(working.url), send(working.url)])
  expect(working.received.filter((line) => line.includes('bea@club.test') && line.startsWith('RCPT'))).toHaveLength(1)
})
