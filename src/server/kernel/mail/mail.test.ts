import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openMachineSpeed } from '#server/testing/machine-speed.ts'
import { queueMail } from './mail.queries.ts'
import { mails } from './mail.table.ts'
import { startMailSender } from './sender.ts'

const server = testServer()
/** A superuser’s connection, which row-level security does not restrict. */
let outside: pg.Client
beforeAll(async () => {
  outside = new pg.Client(server.owner)
  await outside.connect()
})
afterAll(() => outside.end())

let smtp: Server | undefined
afterEach(() => new Promise<void>((done) => (smtp ? smtp.close(() => done()) : done())))

/** An SMTP server with scripted responses that records the mails it receives. */
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

/** Moves the due time of all waiting mails into the past. */
const later = (minutes: number) =>
  server.asOwner(`update kernel_mails set due_at = due_at - interval '${minutes} minutes' where sent_at is null`)
const isDue = async () => {
  const { rowCount } = await outside.query('select from kernel_mails where sent_at is null and due_at <= now()')
  return (rowCount ?? 0) > 0
}
/** Whether any connection of the server has an open transaction. */
const anyTransaction = async () => {
  const { rowCount } = await outside.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )
  return (rowCount ?? 0) > 0
}
const start = (smtpUrl: string | null, dataDir = server.kernel.configuration.dataDir) =>
  startMailSender({ ...server.kernel, configuration: { ...server.kernel.configuration, smtpUrl, dataDir } })

/** Sends all mails that will be due after the given minutes. */
const send = async (smtpUrl: string | null, minutesLater = 0, dataDir?: string) => {
  await later(minutesLater)
  const stop = start(smtpUrl, dataDir)
  await expect.poll(isDue).toBe(false)
  await stop()
}
const letterTo = async (recipient: string) => {
  const { venueId } = await server.openVenue()
  const letter = { recipient, subject: 'Hola', body: 'Un texto.' }
  await server.kernel.database.inVenue(venueId, 'write', (db) => queueMail(db, venueId, letter))
  return () => server.kernel.database.inVenue(venueId, 'read', (db) => db.select().from(mails))
}

test('mail delivery: a mail that the server refuses or cuts off is retried later and arrives once', async () => {
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

test('a test mail goes to the admin who asks, and only a mail server that accepts it counts as tested', async () => {
  const { mails: endpoints, checklist } = api.kernel
  const admin = await (await server.openVenue()).as('admin')
  const isTested = async () => (await admin.call(checklist.state)).steps.find(({ step }) => step === 'mail')?.isDone
  const original = server.kernel.configuration
  const withServer = (smtpUrl: string | null) => {
    server.kernel.configuration = { ...original, smtpUrl }
    return admin.call(endpoints.sendTest)
  }
  await expect(withServer(null)).rejects.toMatchObject({ code: 'no_mail_server' })
  const refusing = await mailServer((line) => (line.startsWith('RCPT') ? '550 no' : polite(line)))
  await expect(withServer(refusing.url)).rejects.toMatchObject({ code: 'mail_not_accepted' })
  smtp?.close()
  expect(await isTested()).toBe(false)
  const working = await mailServer(polite)
  expect(await withServer(working.url)).toEqual({ recipient: admin.mail })
  expect(working.received).toContain(`RCPT TO:<${admin.mail}>`)
  expect(await isTested()).toBe(true)
  server.kernel.configuration = original
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  const { venueId } = await server.openVenue()
  const letter = { recipient: 'nadie@club.test', subject: 'No', body: 'No' }
  const failed = server.kernel.database.inVenue(venueId, 'write', async (db) => {
    await queueMail(db, venueId, letter)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  const working = await mailServer(polite)
  await send(working.url)
  expect(working.received.join('\n')).not.toContain('nadie@club.test')
})

test('two senders in parallel send each mail once', async () => {
  await letterTo('bea@club.test')
  const working = await mailServer(polite)
  await Promise.all([send(working.url), send(working.url), send(working.url)])
  expect(working.received.filter((line) => line.includes('bea@club.test') && line.startsWith('RCPT'))).toHaveLength(1)
})

/** A mail server that accepts connections and never responds. */
const silentServer = async () => {
  const calls: Socket[] = []
  const server = createServer((socket) => calls.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    calls,
    close() {
      for (const call of calls) call.destroy()
      server.close()
    },
  }
}

test('mail delivery: while a mail server does not respond, no transaction is open, no other node sends the mail, and the sender stops quickly', async () => {
  const outbox = await letterTo('carla@club.test')
  const silent = await silentServer()
  const stop = start(silent.url)
  await expect.poll(() => silent.calls.length).toBe(1)
  await expect.poll(anyTransaction).toBe(false)

  const working = await mailServer(polite)
  await send(working.url)
  expect(working.received, 'it is the other one’s to send').toEqual([])
  expect(await outbox()).toMatchObject([{ sentAt: null, tries: 0 }])

  const machineSpeed = openMachineSpeed()
  const since = performance.now()
  await stop()
  const took = performance.now() - since
  expect(took).toBeLessThan(await machineSpeed.allows(9_000))
  // The first sender's lease has ended, so another node takes the mail.
  await send(working.url, 3)
  expect(working.received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<carla@club.test>'])
  const [mail] = await outbox()
  expect(working.received).toContain(`Message-ID: <${mail?.id}@casaclub>`)
  silent.close()
})

test('a sent mail is not sent again if the database was unavailable when its result should be recorded', async () => {
  await letterTo('dora@club.test')
  const working = await mailServer(polite)
  const { database } = server.kernel
  let away = 2
  const unsteady: typeof database = {
    ...database,
    inVenue: (venueId, mode, work) =>
      away-- > 0 ? Promise.reject(new Error('away')) : database.inVenue(venueId, mode, work),
  }
  const configuration = { ...server.kernel.configuration, smtpUrl: working.url }
  const stop = startMailSender({ ...server.kernel, database: unsteady, configuration })
  const unsent = async () =>
    (await outside.query(`select from kernel_mails where recipient = 'dora@club.test' and sent_at is null`)).rowCount
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
  await stop()
  expect(working.received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<dora@club.test>'])
})

test('mail files can be read by the server’s user only, also in a folder that existed before', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-mail-'))
  const folder = path.join(dataDir, 'mail')
  await mkdir(folder, { mode: 0o755 })
  const outbox = await letterTo('eva@club.test')
  await send(null, 0, dataDir)
  const [mail] = await outbox()
  expect(await readdir(folder)).toEqual([`${mail?.id}.eml`])
  expect(await readFile(path.join(folder, `${mail?.id}.eml`), 'utf8')).toContain('eva@club.test')
  const modes = await Promise.all([folder, path.join(folder, `${mail?.id}.eml`)].map((name) => stat(name)))
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600])
  await rm(dataDir, { recursive: true })
})
