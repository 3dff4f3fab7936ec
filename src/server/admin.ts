import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { Mail, NewPassword } from '#contract/kernel/values.ts'
import { boot } from './kernel/boot.ts'
import { readConfiguration, WrongConfiguration } from './kernel/configuration.ts'
import { FolderInUse } from './kernel/db/embedded/embedded.ts'
import { staff } from './kernel/identity/identity.table.ts'
import { hashPassword } from './kernel/identity/passwords.ts'
import { described } from './kernel/log.ts'
import { createVenue } from './kernel/venues/venues.queries.ts'

const usage = `npm run admin -- create --venue "Club del Lago" --mail ana@club.example --name Ana
  Makes a venue and its first admin. Without --password one is made up and shown once.`

class WrongUse extends Error {}

const create = async (options: { venue?: string; mail?: string; name?: string; password?: string }) => {
  const mail = Mail.safeParse(options.mail)
  if (!options.venue || !options.name || !mail.success) throw new WrongUse(usage)
  const password = NewPassword.safeParse(options.password ?? randomBytes(12).toString('base64url'))
  if (!password.success) throw new WrongUse('The password must have at least 8 characters.')
  const { venue: venueName, name } = options
  const passwordHash = await hashPassword(password.data)
  const { kernel, close } = await boot(readConfiguration(process.env), pino({ level: 'silent' }))
  try {
    const venueId = await kernel.database.transaction('write', async (db) => {
      const venueId = await createVenue(db, { name: venueName })
      await db.insert(staff).values({ venueId, mail: mail.data, name, role: 'admin', passwordHash })
      return venueId
    })
    console.log(`Venue ${venueId} '${venueName}' is open. Sign in at /login with ${mail.data}.`)
    if (!options.password) console.log(`Password: ${password.data}`)
  } finally {
    await close()
  }
}

const text = { type: 'string' } as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { venue: text, mail: text, name: text, password: text },
})

try {
  if (positionals[0] !== 'create') throw new WrongUse(usage)
  await create(values)
} catch (error) {
  const mendable = [WrongUse, WrongConfiguration, FolderInUse].some((kind) => error instanceof kind)
  console.error(mendable && error instanceof Error ? error.message : described(error))
  process.exitCode = 1
}
