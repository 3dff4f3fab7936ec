import { setTimeout as delay } from 'node:timers/promises'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { identity as contract, type Identity } from '#contract/kernel/identity.ts'
import { to } from '#contract/kernel/pages.ts'
import { type Db, enterVenue } from '../db/database.ts'
import { behindDoor, inSteps } from '../door.ts'
import { post } from '../mail/mail.queries.ts'
import type { Caller } from './callers.ts'
import { sessionCookie, setCookie } from './cookies.ts'
import { isOwnDevice, type Proved, rememberDevice } from './devices.ts'
import { recoveryLetter } from './identity.letters.ts'
import { passwordResets, sessions, staff } from './identity.table.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { endAllSessions, endSessions, ofSubject, openSession } from './sessions.ts'
import { hashOf, matches, newSecret, readTicket, type Ticket, writeTicket } from './tickets.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

/** Recovery answers after this long, known mail or not: the time tells nothing. */
const recoveryTakes = 250

const identityOf = ({ role, name, venueId }: Caller, communityVenue: number): Identity => ({
  role,
  name,
  venueId: venueId ?? communityVenue,
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

/** The database's clock decides how long a link is good for. */
const linkExpires = sql`now() + interval '30 minutes'`

/** Locked, so that of two uses at once the second finds nothing. */
const findReset = async (db: Db, ticket: Ticket, lock: boolean) => {
  await enterVenue(db, ticket.venueId)
  const query = db
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.id, ticket.id), gt(passwordResets.expiresAt, sql`now()`)))
  const [reset] = await (lock ? query.for('update') : query)
  return reset && matches(ticket, reset.secretHash) ? reset : null
}

export const identityRoutes = {
  // Without a session it asks the database nothing: pages of visitors come even while there is none.
  me: steps.me.handler(async ({ context: { caller, also, kernel } }) => {
    const { communityVenue } = kernel.configuration
    const others = also.map((one) => identityOf(one, communityVenue))
    return { ...identityOf(caller, communityVenue), ...(others.length > 0 ? { also: others } : {}) }
  }),

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
    await context.writing((db) => openSession(db, context, { kind: 'staff', venueId, subject: account.id }))
    rememberDevice(context, passwordOf(mail))
    await tries.forget(mail)
    if (!own) await throttles.address.giveBack(address)
    return { role, name, venueId }
  }),

  signOut: on.signOut.handler(async ({ context }) => {
    const { db, caller } = context
    if (caller.kind) {
      await endSessions(db, caller.venueId, eq(sessions.id, caller.sessionId))
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
        const { venueId, id: staffId } = account
        await enterVenue(db, venueId)
        const secret = newSecret()
        const [reset] = await db
          .insert(passwordResets)
          .values({ venueId, staffId, secretHash: hashOf(secret), expiresAt: linkExpires })
          .returning({ id: passwordResets.id })
        if (!reset) continue
        const token = writeTicket({ venueId, id: reset.id, secret })
        await post(db, venueId, recoveryLetter(account, configuration.origin + to('resetPassword', { token })))
      }
    })
    await answerTime
    return { done: true }
  }),

  resetPassword: steps.resetPassword.handler(async ({ context, input, errors }) => {
    const { throttles } = context.kernel
    if (!(await throttles.address.allows(context.address))) throw errors.too_many_tries()
    const ticket = readTicket(input.token)
    if (!ticket || !(await context.reading((db) => findReset(db, ticket, false)))) throw errors.link_expired()
    const passwordHash = await hashPassword(input.password)
    const mail = await context.writing(async (db) => {
      const reset = await findReset(db, ticket, true)
      if (!reset) throw errors.link_expired()
      await db.delete(passwordResets).where(eq(passwordResets.staffId, reset.staffId))
      const ofReset = eq(staff.id, reset.staffId)
      const [account] = await db.update(staff).set({ passwordHash }).where(ofReset).returning({ mail: staff.mail })
      await endAllSessions(db, { venueId: ticket.venueId, kind: 'staff', subject: reset.staffId })
      return account?.mail
    })
    if (mail) await throttles.account.forget(mail)
    return { done: true }
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
