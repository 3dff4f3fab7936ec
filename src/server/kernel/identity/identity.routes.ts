import { setTimeout as delay } from 'node:timers/promises'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { identity as contract, type Me } from '#contract/kernel/identity.ts'
import { to } from '#contract/kernel/pages.ts'
import { type Db, enterVenue } from '../db/database.ts'
import { behindDoor, inSteps } from '../door.ts'
import { announce } from '../live/announce.ts'
import { post } from '../mail/mail.queries.ts'
import type { Caller } from './callers.ts'
import { sessionCookie, setCookie } from './cookies.ts'
import { isOwnDevice, type Proved, rememberDevice } from './devices.ts'
import { recoveryLetter } from './identity.letters.ts'
import { passwordResets, sessions, staff } from './identity.table.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { endAllSessions, endSessions, ofSubject, openSession } from './sessions.ts'
import { matches, readTicket } from './tickets.ts'
import { passwordToken } from './users.queries.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

/** Recovery answers after this long, known mail or not: the time tells nothing. */
const recoveryTakes = 250

const meOf = (caller: Caller, communityVenue: number): Me => ({
  role: caller.role,
  name: caller.name,
  venueId: caller.venueId ?? communityVenue,
})

/** The accounts with this mail, in whichever venue: signing in does not know the venue yet. */
const accountsOf = async (db: Db, mail: string) => {
  await db.execute(sql`select set_config('casa.mail', ${mail}, true)`)
  const found = await db
    .select()
    .from(staff)
    .where(and(eq(staff.mail, mail), eq(staff.active, true)))
  await db.execute(sql`select set_config('casa.mail', '', true)`)
  return found
}

const firstMatch = async <T extends { passwordHash: string }>(accounts: T[], password: string) => {
  for (const account of accounts) if (await passwordMatches(account.passwordHash, password)) return account
  if (accounts.length === 0) await passwordMatches(undefined, password)
  return null
}

const passwordOf = (mail: string): Proved => ({ what: 'account', of: mail })

/** In hours: somebody sits there and waits for it. */
const linkFor = 0.5

/** Whose password a link sets; null once it has, or when it is too old. Locked, so that of two uses at once the second finds nothing. */
const findReset = async (db: Db, token: string, lock: boolean) => {
  const ticket = readTicket(token)
  if (!ticket) return null
  await enterVenue(db, ticket.venueId)
  const query = db
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.id, ticket.id), gt(passwordResets.expiresAt, sql`now()`)))
  const [reset] = await (lock ? query.for('update') : query)
  return reset && matches(ticket, reset.secretHash) ? reset : null
}

/** Who signs in has no venue until then: its admins, who see who is there, are told by name. */
const tellAdmins = (db: Db, venueId: number) => announce(db, { venueId, changed: ['kernel.users'] })

export const identityRoutes = {
  // Without a session it asks the database nothing: pages of visitors come even while there is none.
  me: steps.me.handler(async ({ context: { caller, kernel } }) => meOf(caller, kernel.configuration.communityVenue)),

  signIn: steps.signIn.handler(async ({ context, input: { mail, password }, errors }) => {
    const { address } = context
    const { throttles } = context.kernel
    const own = isOwnDevice(context, passwordOf(mail))
    const tries = own ? throttles.ownDevice : throttles.account
    // A device of the account's owner is not stopped by what others do at the same address.
    if (!own && !(await throttles.address.allows(address))) throw errors.too_many_tries()
    if (!(await tries.allows(mail))) throw errors.too_many_tries()
    const account = await firstMatch(await context.reading((db) => accountsOf(db, mail)), password)
    if (!account) throw errors.wrong_credentials()
    const { venueId, role, name } = account
    await context.writing(async (db) => {
      await openSession(db, context, { kind: 'staff', venueId, subject: account.id })
      await tellAdmins(db, venueId)
    })
    rememberDevice(context, passwordOf(mail))
    await tries.forget(mail)
    if (!own) await throttles.address.giveBack(address)
    return { role, name, venueId }
  }),

  signOut: on.signOut.handler(async ({ context }) => {
    const { db, caller } = context
    if (caller.kind) {
      await endSessions(db, caller.venueId, eq(sessions.id, caller.sessionId))
      await tellAdmins(db, caller.venueId)
      setCookie(context, sessionCookie(caller.kind), '', 0)
    }
    return { done: true }
  }),

  recover: steps.recover.handler(async ({ context, input: { mail }, errors }) => {
    const answerTime = delay(recoveryTakes)
    const { throttles, configuration } = context.kernel
    if (!(await throttles.address.allows(context.address)) || !(await throttles.recovery.allows(mail)))
      throw errors.too_many_tries()
    await context.writing(async (db) => {
      for (const account of await accountsOf(db, mail)) {
        const { venueId } = account
        await enterVenue(db, venueId)
        const token = await passwordToken(db, account, linkFor)
        await post(db, venueId, recoveryLetter(account, configuration.origin + to('resetPassword', { token })))
      }
    })
    await answerTime
    return { done: true }
  }),

  resetPassword: steps.resetPassword.handler(async ({ context, input, errors }) => {
    const { throttles } = context.kernel
    if (!(await throttles.address.allows(context.address))) throw errors.too_many_tries()
    if (!(await context.reading((db) => findReset(db, input.token, false)))) throw errors.link_expired()
    const passwordHash = await hashPassword(input.password)
    const mail = await context.writing(async (db) => {
      const reset = await findReset(db, input.token, true)
      if (!reset) throw errors.link_expired()
      await db.delete(passwordResets).where(eq(passwordResets.staffId, reset.staffId))
      const ofReset = eq(staff.id, reset.staffId)
      const [account] = await db.update(staff).set({ passwordHash }).where(ofReset).returning({ mail: staff.mail })
      await endAllSessions(db, { venueId: reset.venueId, kind: 'staff', subject: reset.staffId })
      await tellAdmins(db, reset.venueId)
      return account?.mail
    })
    if (mail) await throttles.account.forget(mail)
    return { done: true }
  }),

  resetLink: steps.resetLink.handler(async ({ context, input }) => ({
    usable: (await context.reading((db) => findReset(db, input.token, false))) !== null,
  })),

  account: on.account.handler(async ({ context: { db, caller } }) => {
    const [own] = await db.select({ mail: staff.mail }).from(staff).where(eq(staff.id, caller.subject))
    if (!own) throw new Error('whoever is signed in has an account')
    return own
  }),

  sessions: on.sessions.handler(async ({ context: { db, caller } }) => {
    const own = ofSubject(caller.kind, caller.subject)
    const open = await db.select().from(sessions).where(own).orderBy(desc(sessions.seenAt))
    return open.map(({ id, device, openedAt, seenAt }) => ({
      id,
      device,
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      thisOne: id === caller.sessionId,
    }))
  }),

  endSession: on.endSession.handler(async ({ context: { db, caller }, input }) => {
    await endSessions(db, caller.venueId, and(ofSubject(caller.kind, caller.subject), eq(sessions.id, input.id)))
    return { done: true }
  }),
}
