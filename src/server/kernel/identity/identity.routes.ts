import { and, eq } from 'drizzle-orm'
import { recoveryFor } from '#contract/kernel/identity.limits.ts'
import { identity as contract, type Me } from '#contract/kernel/identity.ts'
import { to } from '#contract/kernel/pages.ts'
import { type Db, setVenue } from '../db/database.ts'
import { inTransaction, outsideTransaction } from '../door.ts'
import { announce } from '../live/announce.ts'
import { queueMail } from '../mail/mail.queries.ts'
import type { Caller } from './callers.ts'
import { sessionCookie, setCookie } from './cookies.ts'
import type { ProvedSecret } from './devices.ts'
import { recoveryMail } from './identity.mails.ts'
import { passwordResets, sessions, staffAccounts } from './identity.table.ts'
import { passwordMatches } from './passwords.ts'
import { isLinkUsable, mailRecoveryLink, resetPasswordByLink, storePasswordLink } from './recovering.ts'
import { endAllSessions, endSessions, listSessions, openSession, sessionsOfSubject } from './sessions.ts'
import { tryPassword } from './tries.ts'
import { withMail } from './users.queries.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

const meOf = (caller: Caller, communityVenue: number): Me => ({
  role: caller.role,
  name: caller.name,
  venueId: caller.venueId ?? communityVenue,
})

/** The active accounts with this mail address in all venues: at sign-in the venue is not known yet. */
const accountsOf = (db: Db, mail: string) =>
  withMail(db, mail, () =>
    db
      .select()
      .from(staffAccounts)
      .where(and(eq(staffAccounts.mail, mail), eq(staffAccounts.active, true))),
  )

const firstMatch = async <T extends { passwordHash: string }>(accounts: T[], password: string) => {
  for (const account of accounts) if (await passwordMatches(account.passwordHash, password)) return account
  if (accounts.length === 0) await passwordMatches(undefined, password)
  return null
}

const passwordOf = (mail: string): ProvedSecret => ({ what: 'account', of: mail })

/** Refreshes the list of users on admins' screens. Needed because the door announces only writes that begin in a venue. */
const notifyAdmins = (db: Db, venueId: number) => announce(db, { venueId, changed: ['kernel.users'] })

export const identityRoutes = {
  // For a visitor this makes no database query, so that visitors' pages load while the database is unavailable.
  me: steps.me.handler(async ({ context: { caller, kernel } }) => meOf(caller, kernel.configuration.communityVenue)),

  signIn: steps.signIn.handler(({ context, input: { mail, password }, errors }) =>
    tryPassword(context, passwordOf(mail), errors, async () => {
      const account = await firstMatch(await context.reading((db) => accountsOf(db, mail)), password)
      if (!account) throw errors.wrong_credentials()
      const { venueId, role, name } = account
      await context.writing(async (db) => {
        await openSession(db, context, { kind: 'staff', venueId, subject: account.id })
        await notifyAdmins(db, venueId)
      })
      return { role, name, venueId }
    }),
  ),

  signOut: on.signOut.handler(async ({ context }) => {
    const { db, caller } = context
    if (caller.kind) {
      await endSessions(db, caller.venueId, eq(sessions.id, caller.sessionId))
      await notifyAdmins(db, caller.venueId)
      setCookie(context, sessionCookie(caller.kind), '', 0)
    }
    return { done: true }
  }),

  recover: steps.recover.handler(async ({ context, input: { mail }, errors }) => {
    await mailRecoveryLink(context, mail, errors, async (db) => {
      for (const account of await accountsOf(db, mail)) {
        const { venueId, id: staffId } = account
        await setVenue(db, venueId)
        const token = await storePasswordLink(db, passwordResets, { venueId, staffId }, recoveryFor)
        const link = context.kernel.configuration.origin + to('resetPassword', { token })
        await queueMail(db, venueId, recoveryMail(account, link))
      }
    })
    return { done: true }
  }),

  resetPassword: steps.resetPassword.handler(async ({ context, input, errors }) => {
    await resetPasswordByLink(
      context,
      passwordResets,
      input,
      errors,
      async (db, { venueId, staffId }, passwordHash) => {
        await db.delete(passwordResets).where(eq(passwordResets.staffId, staffId))
        const ofReset = eq(staffAccounts.id, staffId)
        const [account] = await db
          .update(staffAccounts)
          .set({ passwordHash })
          .where(ofReset)
          .returning({ mail: staffAccounts.mail })
        await endAllSessions(db, { venueId, kind: 'staff', subject: staffId })
        await notifyAdmins(db, venueId)
        return account?.mail
      },
    )
    return { done: true }
  }),

  resetLink: steps.resetLink.handler(async ({ context, input }) => ({
    usable: await isLinkUsable(context, passwordResets, input.token),
  })),

  account: on.account.handler(async ({ context: { db, caller } }) => {
    const [own] = await db
      .select({ mail: staffAccounts.mail })
      .from(staffAccounts)
      .where(eq(staffAccounts.id, caller.subject))
    if (!own) throw new Error('the signed-in caller has no staff account')
    return own
  }),

  sessions: on.sessions.handler(({ context: { db, caller } }) => listSessions(db, caller, caller)),

  endSession: on.endSession.handler(async ({ context: { db, caller }, input }) => {
    await endSessions(
      db,
      caller.venueId,
      and(sessionsOfSubject(caller.kind, caller.subject), eq(sessions.id, input.id)),
    )
    return { done: true }
  }),
}
