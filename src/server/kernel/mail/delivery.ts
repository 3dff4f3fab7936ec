import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Configuration } from '../configuration.ts'
import type { MailMessage } from './mail.queries.ts'

type Deliver = (mail: MailMessage & { id: string }) => Promise<void>

/** Milliseconds for a whole delivery. The SMTP library limits only single steps, so a slow server could take for ever. */
export const deliveryTimeout = 60_000
/** Milliseconds for one step of a delivery. Longer than a machine is usually paused: the library's timers run meanwhile. */
const stepTimeout = 20_000

/** The Message-ID is the same for every attempt, so that a mail server can recognise a second delivery. */
const toMessage = (
  from: string,
  { recipient: to, subject, body: text, replyTo, calendar, id }: MailMessage & { id: string },
) => ({
  from,
  to,
  ...(replyTo && { replyTo }),
  subject,
  text,
  ...(calendar && { icalEvent: { method: 'PUBLISH', filename: 'visita.ics', content: calendar } }),
  messageId: `<${id}@casaclub>`,
})

/** The library is loaded with the first mail, because most starts send none. */
const loadLibrary = () => import('nodemailer')

const openSmtp = async (url: string) => {
  const { createTransport } = await loadLibrary()
  return createTransport({
    url,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
  })
}

const bySmtp = (url: string, from: string): Deliver => {
  let opened: ReturnType<typeof openSmtp> | undefined
  return async (mail) => {
    opened ??= openSmtp(url)
    const transport = await opened
    const ended = new AbortController()
    const timeout = delay(deliveryTimeout, null, { signal: ended.signal, ref: false }).then(() => {
      throw new Error('the mail server took too long')
    })
    await Promise.race([transport.sendMail(toMessage(from, mail)), timeout]).finally(() => ended.abort())
  }
}

/** Writes each mail as an .eml file. Only the server's user can read it (0600), because it may contain a secret link. */
const intoFolder = (folder: string, from: string): Deliver => {
  return async (mail) => {
    const { createTransport } = await loadLibrary()
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(toMessage(from, mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // mkdir sets the mode only of a folder that it creates.
    await chmod(folder, 0o700)
    const file = path.join(folder, `${mail.id}.eml`)
    await writeFile(`${file}.part`, message)
    await chmod(`${file}.part`, 0o600)
    await rename(`${file}.part`, file)
  }
}

export const openDelivery = ({ origin, smtpUrl, dataDir }: Configuration): Deliver => {
  const from = `Casa Club <no-responder@${new URL(origin).hostname}>`
  return smtpUrl ? bySmtp(smtpUrl, from) : intoFolder(path.join(dataDir, 'mail'), from)
}
