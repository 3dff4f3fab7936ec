import { randomBytes } from 'node:crypto'
import type { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { Mail, NewPassword, requiredLine, VenueId } from '#contract/kernel/values.ts'
import { venueLimits } from '#contract/kernel/venues.limits.ts'
import { defineCommand, runCommand, type Surroundings, UsageError } from './command.ts'
import { recordOperatorAct } from './kernel/activity/securityEvents.ts'
import { bootForCommand } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { type Db, setVenue } from './kernel/db/database.ts'
import { secondFactorMail } from './kernel/identity/identity.mails.ts'
import { staffAccounts } from './kernel/identity/identity.table.ts'
import { hashPassword } from './kernel/identity/passwords.ts'
import { resetSecondFactors } from './kernel/identity/secondFactors.ts'
import { endAllSessions } from './kernel/identity/sessions.ts'
import { isWeakHere } from './kernel/identity/weakPasswords.ts'
import { queueMail } from './kernel/mail/mail.queries.ts'
import { OperatorError } from './kernel/operatorError.ts'
import { createVenue } from './kernel/venues/venues.queries.ts'
import { venues } from './kernel/venues/venues.table.ts'

const usage = `npm run admin -- create --venue "Club del Lago" --mail ana@club.example --name Ana
  Opens a venue with its first admin. For a second venue of the same name add --another.
npm run admin -- create --venue-id 3 --mail ana@club.example --name Ana
  Adds an admin to an existing venue.
npm run admin -- reset-second-factor --venue-id 3 --mail ana@club.example
  Removes the passkeys, authenticator app and recovery codes of an account and ends its sessions: the password is enough
  for the next sign-in. For an admin who has lost all of them and has no colleague.
Without --password a random one is created and shown once. Works beside a running server.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { venue: text, 'venue-id': text, another: flag, mail: text, name: text, password: text }
type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const nameOf = async (db: Db, venueId: number) => {
  await setVenue(db, venueId)
  const [venue] = await db.select({ name: venues.name }).from(venues)
  return venue?.name
}

/** Inserts before it compares names: the insert's lock makes a concurrent command wait and then see this venue. */
const openVenue = async (db: Db, name: string, another: boolean) => {
  const venueId = await createVenue(db, { name })
  for (let other = 1; other < venueId && !another; other++)
    if ((await nameOf(db, other))?.toLowerCase() === name.toLowerCase())
      throw new OperatorError(
        `Venue ${other} has that name already: add --another to open a second one, or --venue-id ${other} in place of --venue to add an admin to it.`,
      )
  return { venueId, message: `Venue ${venueId} '${name}' is open.` }
}

const findVenue = async (db: Db, venueId: number) => {
  const name = await nameOf(db, venueId)
  if (!name) throw new OperatorError(`There is no venue ${venueId}.`)
  return { venueId, message: `Venue ${venueId} '${name}' has one admin more.` }
}

/** Validates the options; throws an error for the operator if one is missing or invalid. */
const parseOptions = (options: Options) => {
  const { venue, 'venue-id': id, another = false, name } = options
  const mail = Mail.safeParse(options.mail)
  if (!name?.trim() || !mail.success) throw new UsageError('Name the admin with --mail and --name.')
  if ((venue === undefined) === (id === undefined))
    throw new UsageError('Name the venue with either --venue or --venue-id.')
  const venueName = requiredLine(venueLimits.name).safeParse(venue)
  const venueId = VenueId.safeParse(Number(id))
  if (venue !== undefined && !venueName.success)
    throw new OperatorError(`The name of a venue has 1 to ${venueLimits.name} characters, in one line.`)
  if (id !== undefined && !venueId.success) throw new OperatorError(`'${id}' is not the number of a venue.`)
  const password = NewPassword.safeParse(options.password ?? randomBytes(12).toString('base64url'))
  if (!password.success) throw new OperatorError('The password must have at least 8 characters.')
  const findOrOpenVenue = (db: Db) =>
    venueName.data ? openVenue(db, venueName.data, another) : findVenue(db, venueId.data ?? 0)
  return { findOrOpenVenue, mail: mail.data, name: name.trim(), password: password.data }
}

const create = async (options: Options, { environment, output }: Surroundings) => {
  const { findOrOpenVenue, mail, name, password } = parseOptions(options)
  const passwordHash = await hashPassword(password)
  const { kernel, close } = await bootForCommand(readConfiguration(environment), pino({ level: 'silent' }))
  try {
    const message = await kernel.database.asTask('write', async (db) => {
      const { venueId, message } = await findOrOpenVenue(db)
      await setVenue(db, venueId)
      if (await isWeakHere(db, password, mail))
        throw new OperatorError('That password is easy to guess: choose another, or leave --password out.')
      const account = { venueId, mail, name, role: 'admin' as const, passwordHash }
      const inserted = await db
        .insert(staffAccounts)
        .values(account)
        .onConflictDoNothing()
        .returning({ id: staffAccounts.id })
      if (inserted.length === 0)
        throw new OperatorError(
          `${mail} is an account of venue ${venueId} already: sign in with it, or recover it at /recover.`,
        )
      const [{ id: objectId } = { id: null }] = inserted
      await recordOperatorAct(db, { venueId, event: 'system.admin.created', objectId, label: name })
      return message
    })
    output.log(`${message} Sign in at /login with ${mail}.`)
    if (!options.password) output.log(`Password: ${password}`)
  } finally {
    await close()
  }
}

const resetSecondFactor = async (options: Options, { environment, output }: Surroundings) => {
  const mail = Mail.safeParse(options.mail)
  const venueId = VenueId.safeParse(Number(options['venue-id']))
  if (!mail.success || !venueId.success) throw new UsageError('Name the account with --venue-id and --mail.')
  const { kernel, close } = await bootForCommand(readConfiguration(environment), pino({ level: 'silent' }))
  try {
    await kernel.database.inVenue(venueId.data, 'write', async (db) => {
      const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.mail, mail.data))
      if (!account) throw new OperatorError(`${mail.data} is no account of venue ${venueId.data}.`)
      await resetSecondFactors(db, account)
      await endAllSessions(db, { venueId: venueId.data, kind: 'staff', subject: account.id })
      await queueMail(db, venueId.data, secondFactorMail(account, 'reset'))
    })
    output.log(`${mail.data} signs in with the password alone.`)
  } finally {
    await close()
  }
}

const commands: Record<string, typeof create> = {
  create,
  'reset-second-factor': resetSecondFactor,
}

export const admin = defineCommand(usage, options, async ({ positionals, values }, surroundings) => {
  const run = commands[positionals.join()]
  if (!run) throw new UsageError(`Unknown command: there are ${Object.keys(commands).join(' and ')}.`)
  await run(values, surroundings)
})

// Tests import the command and run it inside of their own process.
if (import.meta.main) await runCommand(admin)
