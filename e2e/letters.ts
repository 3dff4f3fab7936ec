import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'mail')

const lettersTo = (mail: string) => {
  try {
    const letters = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    return letters.filter((letter) => letter.includes(`\nTo: ${mail}`))
  } catch {
    // The folder does not exist before the first mail.
    return []
  }
}

/** Waits until there is exactly one mail to the recipient and returns it without quoted-printable line breaks. */
export const newestMailTo = async (mail: string) => {
  await expect.poll(() => lettersTo(mail)).toHaveLength(1)
  return lettersTo(mail).join().replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
