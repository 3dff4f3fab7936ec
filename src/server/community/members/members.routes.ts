import { eq, sql } from 'drizzle-orm'
import { members as contract } from '#contract/community/members.ts'
import { to } from '#contract/community/pages.ts'
import { recoveryFor } from '#contract/kernel/identity.limits.ts'
import { insertOnce, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, outsideTransaction } from '#server/kernel/door.ts'
import { receivePicture } from '#server/kernel/files/receivePicture.ts'
import { sessionCookie, setCookie } from '#server/kernel/identity/cookies.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import {
  isLinkUsable,
  mailRecoveryLink,
  resetPasswordByLink,
  storePasswordLink,
} from '#server/kernel/identity/recovering.ts'
import { endAllSessions, endSessions, openSession } from '#server/kernel/identity/sessions.ts'
import { tryPassword } from '#server/kernel/identity/tries.ts'
import { withMail } from '#server/kernel/identity/users.queries.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { authenticateMember } from './authenticateMember.ts'
import { classOf } from './classes.rules.ts'
import { memberRecoveryMail } from './members.mails.ts'
import { findMemberByMail, findProfile } from './members.queries.ts'
import { memberAccounts, memberRecoveries, members } from './members.table.ts'
import { scoreOfMember } from './score.queries.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

/** Key under which password tries are throttled and known devices are stored. */
const accountKeyOf = (venueId: number, mail: string) => `member ${venueId} ${mail}`

export const membersRoutes = {
  signIn: steps.signIn.handler(({ context, input: { mail, password }, errors }) => {
    const { venueId } = context
    return tryPassword(context, { what: 'member', of: accountKeyOf(venueId, mail) }, errors, async () => {
      const member = orRefuse(await authenticateMember(context, mail, password), errors)
      await context.writing((db) => openSession(db, context, { kind: 'member', venueId, subject: member.id }))
      return { role: member.rol === 'lider' ? 'lider' : 'member', name: member.firstName, venueId }
    })
  }),

  signOut: on.signOut.handler(async ({ context }) => {
    const { db, caller } = context
    await endSessions(db, caller.venueId, eq(sessions.id, caller.sessionId))
    setCookie(context, sessionCookie('member'), '', 0)
    return { done: true }
  }),

  register: steps.register.handler(async ({ context, input, errors, signal }) => {
    const { venueId, kernel, address, now } = context
    const { id, firstName, lastName, mail, phone, birthday = null, photo: file } = input
    if (!(await kernel.throttles.asking.allows(address))) throw errors.too_many_tries()
    const known = await context.reading((db) => findMemberByMail(db, mail))
    // A repeated id is a retry of the same registration.
    if (known?.member.id === id) return { done: true }
    if (known) throw errors.mail_taken()
    const passwordHash = await hashPassword(input.password)
    const label = file && `${firstName}-${lastName}-${mail}-${file.name}`.slice(0, 200)
    const owner = { kind: 'member', id } as const
    const photo = file && (await receivePicture(context, { file, label, owner }, errors, signal))
    await context.writing((db) =>
      withMail(db, mail, async () => {
        const member = { venueId, id, firstName, lastName, photoId: photo?.id, class: classOf(birthday) }
        await insertOnce(db, members, { ...member, createdAt: now() })
        const account = { venueId, memberId: id, mail, phone, birthday, passwordHash, contactSince: sql`current_date` }
        const stored = await db
          .insert(memberAccounts)
          .values(account)
          .onConflictDoNothing()
          .returning({ mail: memberAccounts.mail })
        if (stored.length === 0) throw errors.mail_taken()
      }),
    )
    return { done: true }
  }),

  recover: steps.recover.handler(async ({ context, input: { mail }, errors }) => {
    const { venueId, kernel } = context
    await mailRecoveryLink(context, accountKeyOf(venueId, mail), errors, async (db) => {
      const found = await findMemberByMail(db, mail)
      if (!found?.member.active) return
      const { id: memberId, firstName } = found.member
      const token = await storePasswordLink(db, memberRecoveries, { venueId, memberId, mail }, recoveryFor)
      const link = kernel.configuration.origin + to('memberReset', { venue: venueId, token })
      await queueMail(db, venueId, memberRecoveryMail({ mail, firstName }, link))
    })
    return { done: true }
  }),

  resetLink: steps.resetLink.handler(async ({ context, input }) => ({
    usable: await isLinkUsable(context, memberRecoveries, input.token),
  })),

  resetPassword: steps.resetPassword.handler(async ({ context, input, errors }) => {
    await resetPasswordByLink(
      context,
      memberRecoveries,
      input,
      errors,
      async (db, { venueId, memberId, mail }, passwordHash) => {
        await db.delete(memberRecoveries).where(eq(memberRecoveries.memberId, memberId))
        await withMail(db, mail, () =>
          db
            .update(memberAccounts)
            .set({ passwordHash, firstPasswordUntil: null })
            .where(eq(memberAccounts.memberId, memberId)),
        )
        await endAllSessions(db, { venueId, kind: 'member', subject: memberId })
        return accountKeyOf(venueId, mail)
      },
    )
    return { done: true }
  }),

  profile: on.profile.handler(async ({ context: { db, caller } }) => {
    const profile = await findProfile(db, caller.subject)
    if (!profile) throw new Error(`member ${caller.subject} has a session but no account row`)
    return profile
  }),

  score: on.score.handler(({ context: { db, caller, now } }) => scoreOfMember(db, caller.subject, now())),

  updateProfile: on.updateProfile.handler(async ({ context: { db, caller }, input, errors }) => {
    const { phone, lot, ...nameFields } = input
    await db.update(memberAccounts).set({ phone, lot }).where(eq(memberAccounts.memberId, caller.subject))
    return orRefuse(await updateIfUnchanged(db, members, { id: caller.subject, ...nameFields }, findProfile), errors)
  }),

  changePhoto: steps.changePhoto.handler(async ({ context, input: { photo: file }, errors, signal }) => {
    const { caller } = context
    const owner = { kind: 'member', id: caller.subject } as const
    const photo = await receivePicture(context, { file, owner }, errors, signal)
    await context.writing((db) => db.update(members).set({ photoId: photo.id }).where(eq(members.id, caller.subject)))
    return { done: true }
  }),
}
