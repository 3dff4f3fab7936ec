import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Configuration } from '../configuration.ts'
import type { Mail } from './mail.queries.ts'

type Deliver = (mail: Mail) => Promise<void>

/** However slowly a mail server answers, line by line: after this long it has not taken the mail. */
export const deliveredWithin = 60_000

/** The id lets a mail server recognise a second delivery of the same mail. */
const letter = (from: string, { recipient: to, subject, body: text, id }: Mail) => ({
  from,
  to,
  subject,
  text,
  messageId: `<${id}@casaclub>`,
})

const bySmtp = (url: string, from: string): Deliver => {
  const transport = createTransport({ url, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 })
  return async (mail) => {
    const over = new AbortController()
    const late = delay(deliveredWithin, null, { signal: over.signal, ref: false }).then(() => {
      throw new Error('the mail server took too long')
    })
    await Promise.race([transport.sendMail(letter(from, mail)), late]).finally(() => over.abort())
  }
}

/** Without a mail server every mail becomes a file that its owner, or a test, can open: it may hold a secret link. */
const intoFolder = (folder: string, from: string): Deliver => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await transport.sendMail(letter(from, mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Also where it was made before, or by somebody else.
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
