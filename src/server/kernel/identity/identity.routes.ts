import { setTimeout as delay } from 'node:timers/promises'
import { implement } from '@orpc/server'
import { and, desc, eq, sql } from 'drizzle-orm'
import { identity as contract, type Me } from '#contract/kernel/identity.ts'
import { type Db, enterVenue } from '../db/database.ts'
import { door, type Incoming } from '../door.ts'
import { post } from '../mail/mail.table.ts'
import { type Caller, hashOf, matches, newSecret, readTicket, sessionCookie, writeTicket } from './callers.ts'
import { setCookie } from './cookies.ts'
import { isOwnDevice, rememberDevice } from './devices.ts'
import { recoveryLetter } from './identity.letters.ts'
import { passwordResets, sessions, staff } from './identity.table.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { endSessions, ofStaff, openSession, theSession } from './sessions.ts'

const on = implement(contract).$context<Incoming>().use(door)

const linkLifetime = 30 * 60 * 1000
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

export const identityRoutes = on.router({
  me: on.me.handler(({ context: { caller, kernel } }) => meOf(caller, kernel.configuration.communityVenue)),

  signIn: on.signIn.handler(async ({ context, input: { mail, password }, errors }) => {
    const { db, kernel, address } = context
    const { throttles } = kernel
    const tries = isOwnDevice(context, mail) ? throttles.ownDevice : throttles.account
    if (!(await throttles.address.allows(address)) || !(await tries.allows(mail))) throw errors.too_many_tries()
    const account = await firstMatch(await accountsOf(db, mail), password)
    if (!account) throw errors.wrong_credentials()
    await openSession(db, context, account)
    rememberDevice(context, mail)
    await Promise.all([tries.forget(mail), throttles.address.giveBack(address)])
    return { role: account.role, name: account.name, venueId: account.venueId }
  }),

  signOut: on.signOut.handler(async ({ context }) => {
    const { db, caller } = context
    if (caller.role !== 'visitor') await endSessions(db, caller.venueId, eq(sessions.id, caller.sessionId))
    setCookie(context, sessionCookie, '', 0)
    return { done: true }
  }),

  recover: on.recover.handler(async ({ context: { db, kernel, address, now }, input: { mail }, errors }) => {
    const answerTime = delay(recoveryTakes)
    const { throttles, configuration } = kernel
    if (!(await throttles.address.allows(address)) || !(await throttles.recovery.allows(mail)))
      throw errors.too_many_tries()
    for (const account of await accountsOf(db, mail)) {
      await enterVenue(db, account.venueId)
      const secret = newSecret()
      const [reset] = await db
        .insert(passwordResets)
        .values({
          venueId: account.venueId,
          staffId: account.id,
          secretHash: hashOf(secret),
          expiresAt: new Date(now().getTime() + linkLifetime),
        })
        .returning({ id: passwordResets.id })
      if (!reset) continue
      const token = writeTicket({ venueId: account.venueId, id: reset.id, secret })
      const link = `${configuration.origin}/reset-password?token=${token}`
      await post(db, account.venueId, recoveryLetter(account, link))
    }
    await answerTime
    return { done: true }
  }),

  resetPassword: on.resetPassword.handler(async ({ context, input, errors }) => {
    const { db, kernel, address, now } = context
    if (!(await kernel.throttles.address.allows(address))) throw errors.too_many_tries()
    const ticket = readTicket(input.token)
    if (!ticket) throw errors.link_expired()
    await enterVenue(db, ticket.venueId)
    // Locked, so that of two uses at once the second finds nothing.
    const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.id, ticket.id)).for('update')
    if (!reset || reset.expiresAt <= now() || !matches(ticket, reset.secretHash)) throw errors.link_expired()
    await db.delete(passwordResets).where(eq(passwordResets.staffId, reset.staffId))
    const passwordHash = await hashPassword(input.password)
    const [account] = await db
      .update(staff)
      .set({ passwordHash })
      .where(eq(staff.id, reset.staffId))
      .returning({ mail: staff.mail })
    if (account) await kernel.throttles.account.forget(account.mail)
    await endSessions(db, ticket.venueId, ofStaff(reset.staffId))
    return { done: true }
  }),

  sessions: on.sessions.handler(async ({ context: { db, caller } }) => {
    if (caller.role === 'visitor') return []
    const open = await db.select().from(sessions).where(ofStaff(caller.staffId)).orderBy(desc(sessions.seenAt))
    return open.map(({ id, device, openedAt, seenAt }) => ({
      id,
      device,
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      thisOne: id === caller.sessionId,
    }))
  }),

  endSession: on.endSession.handler(async ({ context: { db, caller }, input }) => {
    if (caller.role !== 'visitor') await endSessions(db, caller.venueId, theSession(caller.staffId, input.id))
    return { done: true }
  }),
})
