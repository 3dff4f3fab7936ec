import { and, eq, ne } from 'drizzle-orm'
import { recoveryLinkMinutes } from '#contract/kernel/identity.limits.ts'
import { identity as contract, type Me } from '#contract/kernel/identity.ts'
import { to } from '#contract/kernel/pages.ts'
import { type Db, setVenue } from '../db/database.ts'
import { inTransaction, outsideTransaction, type StepsContext } from '../door.ts'
import { attemptSecret } from '../limits/attempts.ts'
import type { Turn } from '../limits/fairQueue.ts'
import { turnOf } from '../limits/limits.ts'
import { queueMail } from '../mail/mail.queries.ts'
import { accountPasswordSecret, findOwnAccount, notifyAdmins, signInAccount } from './accounts.ts'
import { attemptPassword } from './attemptPassword.ts'
import { actAsSubject, type Caller } from './callers.ts'
import { rememberDevice } from './devices.ts'
import { confirmDeviceMail, passwordChangedMail, recoveryMail } from './identity.mails.ts'
import { passwordResets, sessions, staffAccounts } from './identity.table.ts'
import { listPasskeys, reauthenticationChallengePurpose, requestPasskey, usePasskey } from './passkeys.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { deletePendingSignIns, openPendingSignIn } from './pendingSignIns.ts'
import { recordRecentSignIn } from './reauthentication.ts'
import { isLinkUsable, mailPasswordLinks, resetPasswordByLink } from './recovering.ts'
import { secondStepOf } from './secondFactors.ts'
import { endAllSessions, endSessions, listSessions, sessionsOfSubject, signOutCaller } from './sessions.ts'
import { findUser, withMail } from './users.queries.ts'
import { isWeakPasswordInVenue } from './weakPasswords.ts'

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

const firstMatch = async <T extends { passwordHash: string }>(accounts: T[], password: string, turn: Turn) => {
  for (const account of accounts) if (await passwordMatches(account.passwordHash, password, turn)) return account
  if (accounts.length === 0) await passwordMatches(undefined, password, turn)
  return null
}

/** Checks the password of the signed-in caller's account; each person has attempts of their own. */
const checkOwnPassword = async (
  context: StepsContext & { caller: { subject: string } },
  password: string,
  errors: { wrong_password(): Error },
) => {
  const account = await context.reading((db) => findOwnAccount(db, context.caller))
  return attemptSecret(context, {
    secret: accountPasswordSecret(account.mail),
    own: context.caller.subject,
    evaluate: async (turn) => {
      if (!(await passwordMatches(account.passwordHash, password, turn))) throw errors.wrong_password()
      return account
    },
  })
}

export const identityRoutes = {
  // For a visitor this makes no database query, so that visitors' pages load while the database is unavailable.
  me: steps.me.handler(async ({ context: { caller, kernel } }) => meOf(caller, kernel.configuration.communityVenue)),

  signIn: steps.signIn.handler(async ({ context, input: { mail, password, confirmation }, errors }) => {
    const secret = accountPasswordSecret(mail)
    const account = await attemptPassword(context, errors, {
      secret,
      confirmation,
      check: async (turn) => {
        const found = await firstMatch(await context.reading((db) => accountsOf(db, mail)), password, turn)
        if (!found) throw errors.wrong_credentials()
        return found
      },
      mailLink: (found, token) =>
        context.writing(async (db) => {
          const link = context.kernel.configuration.origin + to('login', { confirm: token })
          await setVenue(db, found.venueId)
          await queueMail(db, found.venueId, confirmDeviceMail(found, link))
        }),
    })
    const signedIn = await context.writing(async (db) => {
      await setVenue(db, account.venueId)
      await actAsSubject(db, 'staff', account.id)
      const secondStep = await secondStepOf(db, account)
      if (!secondStep) return signInAccount(db, context, account, 'password')
      await openPendingSignIn(db, context, account)
      return { secondStep }
    })
    // A device that still has to take the second step is remembered only after that step.
    if (!('secondStep' in signedIn)) rememberDevice(context, secret)
    return signedIn
  }),

  signOut: on.signOut.handler(async ({ context }) => {
    const { db, caller } = context
    if (caller.kind) {
      await signOutCaller(context, caller)
      await notifyAdmins(db, caller.venueId)
    }
    return { done: true }
  }),

  recover: steps.recover.handler(async ({ context, input: { mail } }) => {
    const { origin } = context.kernel.configuration
    await mailPasswordLinks(context, accountPasswordSecret(mail), async (db, linkFor) => {
      for (const account of await accountsOf(db, mail)) {
        const { venueId, id: staffId } = account
        await setVenue(db, venueId)
        const isOwn = eq(passwordResets.staffId, staffId)
        const token = await linkFor(passwordResets, { venueId, staffId }, isOwn, recoveryLinkMinutes)
        if (token) await queueMail(db, venueId, recoveryMail(account, origin + to('resetPassword', { token })))
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
      async (db, { staffId }) => {
        await actAsSubject(db, 'staff', staffId)
        return (await findUser(db, staffId))?.mail ?? ''
      },
      async (db, { venueId, staffId }, passwordHash) => {
        await actAsSubject(db, 'staff', staffId)
        await db.delete(passwordResets).where(eq(passwordResets.staffId, staffId))
        const ofReset = eq(staffAccounts.id, staffId)
        const [account] = await db.update(staffAccounts).set({ passwordHash }).where(ofReset).returning()
        await endAllSessions(db, { venueId, kind: 'staff', subject: staffId })
        await deletePendingSignIns(db, staffId)
        await notifyAdmins(db, venueId)
        // With a second factor, the device is known only after the second step of a sign-in.
        return account && !(await secondStepOf(db, account)) ? accountPasswordSecret(account.mail) : undefined
      },
    )
    return { done: true }
  }),

  resetLink: steps.resetLink.handler(async ({ context, input }) => ({
    usable: await isLinkUsable(context, passwordResets, input.token),
  })),

  account: on.account.handler(async ({ context: { db, caller } }) => {
    const { id, mail } = await findOwnAccount(db, caller)
    return { mail, hasPasskey: (await listPasskeys(db, { id })).length > 0 }
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

  changePassword: steps.changePassword.handler(async ({ context, input, errors }) => {
    const account = await checkOwnPassword(context, input.currentPassword, errors)
    if (await context.reading((db) => isWeakPasswordInVenue(db, input.password, account.mail)))
      throw errors.weak_password()
    const passwordHash = await hashPassword(input.password, turnOf(context))
    const { kind, subject, sessionId, venueId } = context.caller
    await context.writing(async (db) => {
      await db.update(staffAccounts).set({ passwordHash }).where(eq(staffAccounts.id, account.id))
      await endSessions(db, venueId, and(sessionsOfSubject(kind, subject), ne(sessions.id, sessionId)))
      await deletePendingSignIns(db, account.id)
      await recordRecentSignIn(db, context.caller)
      await queueMail(db, venueId, passwordChangedMail(account))
      await notifyAdmins(db, venueId)
    })
    return { done: true }
  }),

  reauthenticate: steps.reauthenticate.handler(async ({ context, input, errors }) => {
    await checkOwnPassword(context, input.password, errors)
    await context.writing((db) => recordRecentSignIn(db, context.caller))
    return { done: true }
  }),

  reauthenticationRequest: steps.reauthenticationRequest.handler(({ context }) =>
    requestPasskey(context, reauthenticationChallengePurpose({ venueId: context.venueId, id: context.caller.subject })),
  ),

  reauthenticateWithPasskey: steps.reauthenticateWithPasskey.handler(async ({ context, input, errors }) => {
    const { caller, venueId } = context
    const purpose = reauthenticationChallengePurpose({ venueId, id: caller.subject })
    const isOwn = await usePasskey(context, purpose, input, async (db, account) => {
      if (account.id !== caller.subject || account.venueId !== venueId) return false
      await recordRecentSignIn(db, caller)
      return true
    })
    if (!isOwn) throw errors.passkey_refused()
    return { done: true }
  }),
}
