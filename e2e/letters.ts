import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'mail')

const lettersTo = (mail: string) => {
  try {
    const letters = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    return letters.filter((letter) => letter.includes(`To: ${mail}`))
  } catch {
    // Nobody has written to anybody yet.
    return []
  }
}

/** The letter that somebody gets, as it reads: long lines whole again. */
export const letterTo = async (mail: string) => {
  await expect.poll(() => lettersTo(mail)).toHaveLength(1)
  return lettersTo(mail).join().replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
