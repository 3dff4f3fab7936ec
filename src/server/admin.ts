import { randomBytes } from 'node:crypto'
import type { parseArgs } from 'node:util'
import pino from 'pino'
import { line, Mail, NewPassword, VenueId } from '#contract/kernel/values.ts'
import { venueLimits } from '#contract/kernel/venues.limits.ts'
import { command, WrongUse } from './command.ts'
import { bootBeside } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { type Db, enterVenue } from './kernel/db/database.ts'
import { staff } from './kernel/identity/identity.table.ts'
import { hashPassword } from './kernel/identity/passwords.ts'
import { Mendable } from './kernel/mendable.ts'
import { createVenue } from './kernel/venues/venues.queries.ts'
import { venues } from './kernel/venues/venues.table.ts'

const usage = `npm run admin -- create --venue "Club del Lago" --mail ana@club.example --name Ana
  Opens a venue with its first admin. For a second venue of the same name add --another.
npm run admin -- create --venue-id 3 --mail ana@club.example --name Ana
  Adds an admin to an existing venue.
Without --password a random one is created and shown once. Works beside a running server.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { venue: text, 'venue-id': text, another: flag, mail: text, name: text, password: text }
type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const nameOf = async (db: Db, venueId: number) => {
  await enterVenue(db, venueId)
  const [venue] = await db.select({ name: venues.name }).from(venues)
  return venue?.name
}

/** Inserts before it compares names: the insert's lock makes a concurrent command wait and then see this venue. */
const openVenue = async (db: Db, name: string, another: boolean) => {
  const venueId = await createVenue(db, { name })
  for (let other = 1; other < venueId && !another; other++)
    if ((await nameOf(db, other))?.toLowerCase() === name.toLowerCase())
      throw new Mendable(
        `Venue ${other} has that name already: add --another to open a second one, or --venue-id ${other} in place of --venue to add an admin to it.`,
      )
  return { venueId, message: `Venue ${venueId} '${name}' is open.` }
}

const findVenue = async (db: Db, venueId: number) => {
  const name = await nameOf(db, venueId)
  if (!name) throw new Mendable(`There is no venue ${venueId}.`)
  return { venueId, message: `Venue ${venueId} '${name}' has one admin more.` }
}

/** Validates the options; throws an error for the operator if one is missing or invalid. */
const parseOptions = (options: Options) => {
  const { venue, 'venue-id': id, another = false, name } = options
  const mail = Mail.safeParse(options.mail)
  if (!name?.trim() || !mail.success) throw new WrongUse('Name the admin with --mail and --name.')
  if ((venue === undefined) === (id === undefined))
    throw new WrongUse('Name the venue with either --venue or --venue-id.')
  const venueName = line(venueLimits.name).safeParse(venue)
  const venueId = VenueId.safeParse(Number(id))
  if (venue !== undefined && !venueName.success)
    throw new Mendable(`The name of a venue has 1 to ${venueLimits.name} characters, in one line.`)
  if (id !== undefined && !venueId.success) throw new Mendable(`'${id}' is not the number of a venue.`)
  const password = NewPassword.safeParse(options.password ?? randomBytes(12).toString('base64url'))
  if (!password.success) throw new Mendable('The password must have at least 8 characters.')
  const findOrOpenVenue = (db: Db) =>
    venueName.data ? openVenue(db, venueName.data, another) : findVenue(db, venueId.data ?? 0)
  return { findOrOpenVenue, mail: mail.data, name: name.trim(), password: password.data }
}

const create = async (options: Options) => {
  const { findOrOpenVenue, mail, name, password } = parseOptions(options)
  const passwordHash = await hashPassword(password)
  const { kernel, close } = await bootBeside(readConfiguration(process.env), pino({ level: 'silent' }))
  try {
    const message = await kernel.database.transaction('write', async (db) => {
      const { venueId, message } = await findOrOpenVenue(db)
      await enterVenue(db, venueId)
      const account = { venueId, mail, name, role: 'admin' as const, passwordHash }
      const inserted = await db.insert(staff).values(account).onConflictDoNothing().returning({ id: staff.id })
      if (inserted.length === 0)
        throw new Mendable(
          `${mail} is an account of venue ${venueId} already: sign in with it, or recover it at /recover.`,
        )
      return message
    })
    console.log(`${message} Sign in at /login with ${mail}.`)
    if (!options.password) console.log(`Password: ${password}`)
  } finally {
    await close()
  }
}

await command(usage, options, async ({ positionals, values }) => {
  if (positionals.join() !== 'create') throw new WrongUse('Unknown command: only create exists.')
  await create(values)
})
