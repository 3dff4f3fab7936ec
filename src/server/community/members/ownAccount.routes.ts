import { and, eq, ne } from 'drizzle-orm'
import { members as contract } from '#contract/community/members.ts'
import { outsideTransaction, type StepsContext } from '#server/kernel/door.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { hashPassword, passwordMatches } from '#server/kernel/identity/passwords.ts'
import { endSessions, sessionsOfSubject } from '#server/kernel/identity/sessions.ts'
import { isWeakPasswordInVenue } from '#server/kernel/identity/weakPasswords.ts'
import { attemptSecret } from '#server/kernel/limits/attempts.ts'
import { turnOf } from '#server/kernel/limits/limits.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { deleteConfirmations, newConfirmationLink } from './mailConfirmation.ts'
import { mailChangeMail, mailChangeNotice, memberPasswordChangedMail } from './members.mails.ts'
import { findAccount, findMemberByMail, memberPasswordSecret, passwordColumns } from './members.queries.ts'
import { memberAccounts } from './members.table.ts'

const steps = outsideTransaction(contract)

/** Returns the caller's account if the password is right; otherwise refuses and counts the wrong attempt. */
const checkOwnPassword = async (
  context: StepsContext & { caller: { subject: string } },
  password: string,
  errors: { wrong_password(): Error },
) => {
  const { venueId, caller } = context
  const account = await context.reading((db) => findAccount(db, caller.subject))
  return attemptSecret(context, {
    secret: memberPasswordSecret(venueId, account.mail),
    own: caller.subject,
    evaluate: async (turn) => {
      if (!(await passwordMatches(account.passwordHash ?? undefined, password, turn))) throw errors.wrong_password()
      return account
    },
  })
}

/** Endpoints with which members change mail and password of their own account. */
export const ownAccountRoutes = {
  changeMail: steps.changeMail.handler(async ({ context, input: { mail, password }, errors }) => {
    const { venueId, caller } = context
    const { subject: id } = caller
    const account = await checkOwnPassword(context, password, errors)
    const isOwn = mail === account.mail
    if (!isOwn && (await context.reading((db) => findMemberByMail(db, mail)))) throw errors.mail_taken()
    await context.writing(async (db) => {
      await db
        .update(memberAccounts)
        .set({ pendingMail: isOwn ? null : mail })
        .where(eq(memberAccounts.memberId, id))
      if (isOwn) return
      // A link that was mailed to another new address must not replace the mail any more.
      if (account.pendingMail) await deleteConfirmations(db, id)
      const link = await newConfirmationLink(db, context, { id, mail })
      await queueMail(db, venueId, mailChangeMail({ mail, firstName: caller.name }, link))
      await queueMail(db, venueId, mailChangeNotice({ mail: account.mail, firstName: caller.name }, mail))
    })
    return { done: true }
  }),

  changePassword: steps.changePassword.handler(async ({ context, input, errors }) => {
    const { venueId, caller, device } = context
    const { kind, subject, sessionId, name } = caller
    const { mail } = await checkOwnPassword(context, input.currentPassword, errors)
    if (await context.reading((db) => isWeakPasswordInVenue(db, input.password, mail))) throw errors.weak_password()
    const passwordHash = await hashPassword(input.password, turnOf(context))
    await context.writing(async (db) => {
      await db
        .update(memberAccounts)
        .set(passwordColumns(passwordHash, device))
        .where(eq(memberAccounts.memberId, subject))
      await endSessions(db, venueId, and(sessionsOfSubject(kind, subject), ne(sessions.id, sessionId)))
      await queueMail(db, venueId, memberPasswordChangedMail({ mail, firstName: name }))
    })
    return { done: true }
  }),
}
