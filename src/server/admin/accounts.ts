import { and, eq } from 'drizzle-orm'
import { Mail } from '#contract/kernel/values.ts'
import { UsageError } from '../command.ts'
import { recordOperatorAct } from '../kernel/activity/securityEvents.ts'
import { type Db, setVenue } from '../kernel/db/database.ts'
import type { StaffAccount } from '../kernel/identity/accounts.ts'
import { passwordChangedMail, secondFactorMail } from '../kernel/identity/identity.mails.ts'
import { sessions, staffAccounts } from '../kernel/identity/identity.table.ts'
import { hashPassword } from '../kernel/identity/passwords.ts'
import { resetSecondFactors } from '../kernel/identity/secondFactors.ts'
import { endAllSessions, endSessions } from '../kernel/identity/sessions.ts'
import { listUsers } from '../kernel/identity/users.queries.ts'
import { isWeakPasswordInVenue } from '../kernel/identity/weakPasswords.ts'
import { queueMail } from '../kernel/mail/mail.queries.ts'
import { OperatorError } from '../kernel/operatorError.ts'
import { highestVenueNumber } from '../kernel/venues/venues.queries.ts'
import { type AdminCommand, parseAccount, parsePassword, parseVenueId, parseVenueName, withKernel } from './options.ts'
import { createNamedVenue, nameOfVenue, requireVenue } from './venues.ts'

const refuseWeakPassword = async (db: Db, password: string, mail: string) => {
  if (await isWeakPasswordInVenue(db, password, mail))
    throw new OperatorError('That password is easy to guess: choose another, or leave --password out.')
}

const findAccount = async (db: Db, { venueId, mail }: { venueId: number; mail: string }): Promise<StaffAccount> => {
  await requireVenue(db, venueId)
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.mail, mail))
  if (!account) throw new OperatorError(`${mail} is no account of venue ${venueId}.`)
  return account
}

export const createAdmin: AdminCommand = async (options, context) => {
  const { venue, 'venue-id': id, another = false, name } = options
  const mail = Mail.safeParse(options.mail)
  if (!name?.trim() || !mail.success) throw new UsageError('Name the admin with --mail and --name.')
  if ((venue === undefined) === (id === undefined))
    throw new UsageError('Name the venue with either --venue or --venue-id.')
  const password = parsePassword(options.password)
  const findOrOpenVenue = async (db: Db) => {
    if (venue !== undefined) return createNamedVenue(db, parseVenueName(venue), another)
    const found = await requireVenue(db, parseVenueId(id ?? ''))
    return { venueId: found.venueId, message: `Venue ${found.venueId} '${found.name}' has one admin more.` }
  }
  const passwordHash = await hashPassword(password)
  const message = await withKernel(context, ({ kernel }) =>
    kernel.database.asTask('write', async (db) => {
      const { venueId, message } = await findOrOpenVenue(db)
      await refuseWeakPassword(db, password, mail.data)
      const account = { venueId, mail: mail.data, name: name.trim(), role: 'admin' as const, passwordHash }
      const [inserted] = await db
        .insert(staffAccounts)
        .values(account)
        .onConflictDoNothing()
        .returning({ id: staffAccounts.id })
      if (!inserted)
        throw new OperatorError(
          `${mail.data} is an account of venue ${venueId} already: sign in with it, or recover it at /recover.`,
        )
      await recordOperatorAct(db, {
        venueId,
        event: 'system.admin.created',
        objectId: inserted.id,
        label: account.name,
      })
      return message
    }),
  )
  context.output.log(`${message} Sign in at /login with ${mail.data}.`)
  if (!options.password) context.output.log(`Password: ${password}`)
}

/** Formats rows as aligned columns with at least two spaces between them. */
const asTable = (rows: string[][]) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

export const listAccounts: AdminCommand = async ({ 'venue-id': id }, context) => {
  const only = id === undefined ? null : parseVenueId(id)
  const lines = await withKernel(context, ({ kernel }) =>
    kernel.database.asTask('read', async (db) => {
      if (only !== null) await requireVenue(db, only)
      const lines: string[] = []
      for (let venueId = only ?? 1; venueId <= (only ?? (await highestVenueNumber(db))); venueId++) {
        const name = await nameOfVenue(db, venueId)
        if (name === undefined) continue
        const accounts = (await listUsers(db)).map((user) => [
          user.mail,
          user.name,
          user.role,
          user.active ? (user.invited ? 'invited' : 'active') : 'inactive',
          user.hasSecondFactor ? 'second factor' : 'password only',
          user.seenAt ? `seen ${user.seenAt.slice(0, 10)}` : 'never seen',
        ])
        lines.push(`Venue ${venueId} '${name}'`, ...asTable(accounts))
        if (accounts.length === 0) lines.push('  no accounts')
      }
      return lines
    }),
  )
  for (const line of lines) context.output.log(line)
  if (lines.length === 0) context.output.log('There is no venue yet.')
}

export const resetPassword: AdminCommand = async (options, context) => {
  const named = parseAccount(options)
  const password = parsePassword(options.password)
  const passwordHash = await hashPassword(password)
  await withKernel(context, ({ kernel }) =>
    kernel.database.asTask('write', async (db) => {
      const { venueId, id, name, mail } = await findAccount(db, named)
      await refuseWeakPassword(db, password, mail)
      await db.update(staffAccounts).set({ passwordHash }).where(eq(staffAccounts.id, id))
      await endAllSessions(db, { venueId, kind: 'staff', subject: id })
      await queueMail(db, venueId, passwordChangedMail({ mail, name }))
      await recordOperatorAct(db, { venueId, event: 'system.admin.passwordReset', objectId: id, label: name })
    }),
  )
  context.output.log(`${named.mail} has a new password, and its sessions have ended.`)
  if (!options.password) context.output.log(`Password: ${password}`)
}

export const resetSecondFactor: AdminCommand = async (options, context) => {
  const named = parseAccount(options)
  await withKernel(context, ({ kernel }) =>
    kernel.database.asTask('write', async (db) => {
      const account = await findAccount(db, named)
      const { venueId, id, name } = account
      await resetSecondFactors(db, account)
      await endAllSessions(db, { venueId, kind: 'staff', subject: id })
      await queueMail(db, venueId, secondFactorMail(account, 'reset'))
      await recordOperatorAct(db, { venueId, event: 'system.admin.secondFactorReset', objectId: id, label: name })
    }),
  )
  context.output.log(`${named.mail} signs in with the password alone.`)
}

/** Ends all staff sessions of a venue; televisions, members and guests stay signed in. */
const endStaffSessions = async (db: Db, venueId: number) => {
  const { name } = await requireVenue(db, venueId)
  await setVenue(db, venueId)
  await endSessions(db, venueId, and(eq(sessions.kind, 'staff')))
  await recordOperatorAct(db, { venueId, event: 'system.admin.allSessionsEnded' })
  return `All people of the staff of venue ${venueId} '${name}' are signed out.`
}

export const endAccountSessions: AdminCommand = async (options, context) => {
  const { all, 'venue-id': id } = options
  if (all && (id === undefined || options.mail !== undefined))
    throw new UsageError('Name the venue with --venue-id, without --mail.')
  const message = await withKernel(context, ({ kernel }) =>
    kernel.database.asTask('write', async (db) => {
      if (all) return endStaffSessions(db, parseVenueId(id ?? ''))
      const { venueId, id: subject, name, mail } = await findAccount(db, parseAccount(options))
      await endAllSessions(db, { venueId, kind: 'staff', subject })
      await recordOperatorAct(db, { venueId, event: 'system.admin.sessionsEnded', objectId: subject, label: name })
      return `${mail} is signed out everywhere.`
    }),
  )
  context.output.log(message)
}
