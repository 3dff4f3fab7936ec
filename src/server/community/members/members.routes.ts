import { and, eq, sql } from 'drizzle-orm'
import { members as contract } from '#contract/community/members.ts'
import { to } from '#contract/community/pages.ts'
import { recoveryLinkMinutes } from '#contract/kernel/identity.limits.ts'
import { insertOnce, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, outsideTransaction } from '#server/kernel/door.ts'
import { receivePicture } from '#server/kernel/files/receivePicture.ts'
import { attemptPassword } from '#server/kernel/identity/attemptPassword.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import { rememberDevice } from '#server/kernel/identity/devices.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { isLinkUsable, mailPasswordLinks, resetPasswordByLink } from '#server/kernel/identity/recovering.ts'
import { endAllSessions, openSession, signOutCaller } from '#server/kernel/identity/sessions.ts'
import { withMail } from '#server/kernel/identity/users.queries.ts'
import { isWeakPasswordInVenue } from '#server/kernel/identity/weakPasswords.ts'
import { turnOf } from '#server/kernel/limits/limits.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { listClassBands } from '../classes/classes.queries.ts'
import { classForBirthday } from '../classes/classes.rules.ts'
import { authenticateMember, canSignIn } from './authenticateMember.ts'
import type { GolfMemberLinks } from './golfMemberLinks.ts'
import {
  confirmationMinutes,
  confirmationUrl,
  confirmMail,
  findMailLink,
  linkConfirmedPerson,
  newConfirmationLink,
  replaceMail,
} from './mailConfirmation.ts'
import { confirmationMail, confirmMemberDeviceMail, firstPasswordMail, memberRecoveryMail } from './members.mails.ts'
import { findMemberByMail, findProfile, memberPasswordSecret, passwordColumns } from './members.queries.ts'
import { mailConfirmations, memberAccounts, memberRecoveries, members } from './members.table.ts'
import { approvalsWaiting } from './members.waiting.ts'
import { loadMemberCounts } from './score.queries.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

export const membersRoutes = (golfers: GolfMemberLinks) => ({
  signIn: steps.signIn.handler(async ({ context, input: { mail, password, confirmation }, errors }) => {
    const { venueId, kernel } = context
    const secret = memberPasswordSecret(venueId, mail)
    const found = await attemptPassword(context, errors, {
      secret,
      confirmation,
      check: async (turn, quietly) =>
        orRefuse(await authenticateMember(context, { mail, password, quietly }, turn), errors),
      mailLink: ({ member: { firstName } }, token) =>
        context.writing((db) => {
          const link = kernel.configuration.origin + to('loginApp', { venue: venueId, confirm: token })
          return queueMail(db, venueId, confirmMemberDeviceMail({ mail, firstName }, link))
        }),
    })
    if (!canSignIn(found)) throw errors.still_waiting()
    const { member } = found
    await context.writing((db) =>
      openSession(db, context, { kind: 'member', venueId, subject: member.id, method: 'password' }),
    )
    rememberDevice(context, secret)
    return { role: member.rol === 'lider' ? 'lider' : 'member', name: member.firstName, venueId }
  }),

  signOut: on.signOut.handler(async ({ context }) => {
    await signOutCaller(context, context.caller)
    return { done: true }
  }),

  register: steps.register.handler(async ({ context, input, errors, signal }) => {
    const { venueId, now } = context
    const { id, firstName, lastName, mail, phone, birthday = null, photo: file } = input
    const [known, isWeak] = await context.reading(async (db) => [
      await findMemberByMail(db, mail),
      await isWeakPasswordInVenue(db, input.password, mail),
    ])
    // A repeated id is a retry of the same registration.
    if (known?.member.id === id) return { done: true }
    if (known) throw errors.mail_taken()
    if (isWeak) throw errors.weak_password()
    const passwordHash = await hashPassword(input.password, turnOf(context))
    const label = file && `${firstName}-${lastName}-${mail}-${file.name}`.slice(0, 200)
    const owner = { kind: 'member', id } as const
    const photo = file && (await receivePicture(context, { file, label, owner }, errors, signal))
    await context.writing(async (db) => {
      await withMail(db, mail, async () => {
        const ofClass = classForBirthday(birthday, await listClassBands(db))
        const member = { venueId, id, firstName, lastName, photoId: photo?.id, class: ofClass }
        await insertOnce(db, members, { ...member, createdAt: now() })
        const password = passwordColumns(passwordHash, context.device)
        const account = { ...password, venueId, memberId: id, mail, phone, birthday, contactSince: sql`current_date` }
        const stored = await db
          .insert(memberAccounts)
          .values(account)
          .onConflictDoNothing()
          .returning({ mail: memberAccounts.mail })
        if (stored.length === 0) throw errors.mail_taken()
      })
      await notifyStaff(db, venueId, approvalsWaiting, id)
      const link = await newConfirmationLink(db, context, { id, mail })
      await queueMail(db, venueId, confirmationMail({ mail, firstName }, link))
    })
    return { done: true }
  }),

  mailLink: steps.mailLink.handler(({ context: { reading }, input: { token } }) =>
    reading((db) => findMailLink(db, token)),
  ),

  confirmMail: steps.confirmMail.handler(async ({ context, input: { token }, errors }) => {
    await context.writing(async (db) => {
      const { state, memberId: id, mail } = await findMailLink(db, token)
      if (state !== 'open' || !id || !mail) throw errors.link_expired()
      const isReplaced = orRefuse(await replaceMail(db, { id, mail }), errors)
      if (!isReplaced && !(await confirmMail(db, { id, mail }))) throw errors.link_expired()
      context.notifyOnly('member', id)
      await linkConfirmedPerson(db, golfers, { id, mail })
    })
    return { done: true }
  }),

  confirmAgain: steps.confirmAgain.handler(async ({ context, input: { mail } }) => {
    const { venueId } = context
    const target = { what: 'member mail', of: `${venueId} ${mail}` }
    await mailPasswordLinks(context, target, async (db, linkFor) => {
      const found = await findMemberByMail(db, mail)
      if (!found?.member.active || found.account.mailConfirmedAt) return
      const { id: memberId, firstName } = found.member
      const isOwn = and(eq(mailConfirmations.memberId, memberId), eq(mailConfirmations.mail, mail))
      const token = await linkFor(mailConfirmations, { venueId, memberId, mail }, isOwn, confirmationMinutes)
      if (token) await queueMail(db, venueId, confirmationMail({ mail, firstName }, confirmationUrl(context, token)))
    })
    return { done: true }
  }),

  recover: steps.recover.handler(async ({ context, input: { mail } }) => {
    const { venueId, kernel } = context
    await mailPasswordLinks(context, memberPasswordSecret(venueId, mail), async (db, linkFor) => {
      const found = await findMemberByMail(db, mail)
      if (!found?.member.active) return
      const { id: memberId, firstName } = found.member
      const isOwn = eq(memberRecoveries.memberId, memberId)
      const token = await linkFor(memberRecoveries, { venueId, memberId, mail }, isOwn, recoveryLinkMinutes)
      const link = kernel.configuration.origin + to('memberReset', { venue: venueId, token: token ?? '' })
      if (token) await queueMail(db, venueId, memberRecoveryMail({ mail, firstName }, link))
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
      (_, { mail }) => mail,
      async (db, { venueId, memberId, mail }, passwordHash) => {
        await actAsSubject(db, 'member', memberId)
        await db.delete(memberRecoveries).where(eq(memberRecoveries.memberId, memberId))
        const found = await findMemberByMail(db, mail)
        await db
          .update(memberAccounts)
          .set(passwordColumns(passwordHash, context.device))
          .where(eq(memberAccounts.memberId, memberId))
        if (found?.member.rol === 'lider' && found.account.passwordHash === null)
          await queueMail(db, venueId, firstPasswordMail({ ...found.member, mail }, context.device))
        // The link was mailed to this address, so its use confirms the address.
        await confirmMail(db, { id: memberId, mail })
        await linkConfirmedPerson(db, golfers, { id: memberId, mail })
        await endAllSessions(db, { venueId, kind: 'member', subject: memberId })
        return memberPasswordSecret(venueId, mail)
      },
    )
    return { done: true }
  }),

  profile: on.profile.handler(async ({ context: { db, caller } }) => {
    const profile = await findProfile(db, caller.subject)
    if (!profile) throw new Error(`member ${caller.subject} has a session but no account row`)
    return profile
  }),

  score: on.score.handler(({ context: { db, caller, now } }) => loadMemberCounts(db, caller.subject, now())),

  updateProfile: on.updateProfile.handler(async ({ context: { db, caller }, input, errors }) => {
    const { phone, lot, birthday, ...nameFields } = input
    const before = orRefuse(await findProfile(db, caller.subject), errors)
    const account = { phone, lot, ...(birthday === undefined ? {} : { birthday }) }
    await db.update(memberAccounts).set(account).where(eq(memberAccounts.memberId, caller.subject))
    const bands = await listClassBands(db)
    const isClassByBirthday = before.class === classForBirthday(before.birthday, bands)
    const ofClass = birthday !== undefined && isClassByBirthday ? classForBirthday(birthday, bands) : before.class
    const member = { id: caller.subject, ...nameFields, class: ofClass }
    return orRefuse(await updateIfUnchanged(db, members, member, findProfile), errors)
  }),

  changePhoto: steps.changePhoto.handler(async ({ context, input: { photo: file }, errors, signal }) => {
    const { caller } = context
    const owner = { kind: 'member', id: caller.subject } as const
    const photo = await receivePicture(context, { file, owner }, errors, signal)
    await context.writing((db) => db.update(members).set({ photoId: photo.id }).where(eq(members.id, caller.subject)))
    return { done: true }
  }),
})
