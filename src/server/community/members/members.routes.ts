import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { members as contract } from '#contract/community/members.ts'
import { to } from '#contract/community/pages.ts'
import { type Db, enterVenue } from '#server/kernel/db/database.ts'
import { storeOnce, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor, inSteps } from '#server/kernel/door.ts'
import { takePicture } from '#server/kernel/files/uploading.ts'
import { sessionCookie, setCookie } from '#server/kernel/identity/cookies.ts'
import { isOwnDevice, rememberDevice } from '#server/kernel/identity/devices.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { endAllSessions, endSessions, openSession } from '#server/kernel/identity/sessions.ts'
import { hashOf, newSecret, readTicket, writeTicket } from '#server/kernel/identity/tickets.ts'
import { post } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { classOf } from './classes.rules.ts'
import { recoveryLetter } from './members.letters.ts'
import { findByMail, findProfile, findRecovery, withMail } from './members.queries.ts'
import { accounts, members, recoveries } from './members.table.ts'
import { scoreOf } from './score.queries.ts'
import { admitMember } from './signingIn.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

/** Under which tries of a member's password are counted, and a device of theirs is known. */
const keyOf = (venueId: number, mail: string) => `member ${venueId} ${mail}`

/** Recovery answers after this long, known mail or not: the time tells nothing. */
const recoveryTakes = 250
/** The database's clock decides how long a link is good for. */
const linkExpires = sql`now() + interval '30 minutes'`

/** Whose password a link sets; null once it has, or when it is too old. */
const recoveryOf = async (db: Db, token: string, lock: boolean) => {
  const ticket = readTicket(token)
  if (!ticket) return null
  await enterVenue(db, ticket.venueId)
  return findRecovery(db, ticket, lock)
}

export const membersRoutes = {
  signIn: steps.signIn.handler(async ({ context, input: { mail, password }, errors }) => {
    const { venueId, address, kernel } = context
    const { throttles } = kernel
    const key = keyOf(venueId, mail)
    const own = isOwnDevice(context, { what: 'member', of: key })
    const tries = own ? throttles.ownDevice : throttles.account
    // A device of the member's own is not stopped by what others do at the same address.
    if (!own && !(await throttles.address.allows(address))) throw errors.too_many_tries()
    if (!(await tries.allows(key))) throw errors.too_many_tries()
    const member = orRefuse(await admitMember(context, mail, password), errors)
    await context.writing((db) => openSession(db, context, { kind: 'member', venueId, subject: member.id }))
    rememberDevice(context, { what: 'member', of: key })
    await tries.forget(key)
    if (!own) await throttles.address.giveBack(address)
    return { role: member.rol === 'lider' ? 'lider' : 'member', name: member.firstName, venueId }
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
    const known = await context.reading((db) => findByMail(db, mail))
    // The same id again is the same intention.
    if (known?.member.id === id) return { done: true }
    if (known) throw errors.mail_taken()
    const passwordHash = await hashPassword(input.password)
    const label = file && `${firstName}-${lastName}-${mail}-${file.name}`.slice(0, 200)
    const owner = { kind: 'member', id } as const
    const photo = file && (await takePicture(context, { file, label, owner }, errors, signal))
    await context.writing((db) =>
      withMail(db, mail, async () => {
        const member = { venueId, id, firstName, lastName, photoId: photo?.id, class: classOf(birthday) }
        await storeOnce(db, members, { ...member, createdAt: now() })
        const account = { venueId, memberId: id, mail, phone, birthday, passwordHash, contactSince: sql`current_date` }
        const stored = await db
          .insert(accounts)
          .values(account)
          .onConflictDoNothing()
          .returning({ mail: accounts.mail })
        if (stored.length === 0) throw errors.mail_taken()
      }),
    )
    return { done: true }
  }),

  recover: steps.recover.handler(async ({ context, input: { mail }, errors }) => {
    const answerTime = delay(recoveryTakes)
    const { venueId, kernel, address } = context
    const { throttles, configuration } = kernel
    if (!(await throttles.address.allows(address)) || !(await throttles.recovery.allows(keyOf(venueId, mail))))
      throw errors.too_many_tries()
    await context.writing(async (db) => {
      const found = await findByMail(db, mail)
      if (!found?.member.active) return
      const secret = newSecret()
      const recovery = { venueId, memberId: found.member.id, mail, secretHash: hashOf(secret), expiresAt: linkExpires }
      const [made] = await db.insert(recoveries).values(recovery).returning({ id: recoveries.id })
      if (!made) return
      const link = to('memberReset', { venue: venueId, token: writeTicket({ venueId, id: made.id, secret }) })
      await post(db, venueId, recoveryLetter({ mail, firstName: found.member.firstName }, configuration.origin + link))
    })
    await answerTime
    return { done: true }
  }),

  resetLink: steps.resetLink.handler(async ({ context, input }) => ({
    usable: (await context.reading((db) => recoveryOf(db, input.token, false))) !== null,
  })),

  resetPassword: steps.resetPassword.handler(async ({ context, input, errors }) => {
    const { throttles } = context.kernel
    if (!(await throttles.address.allows(context.address))) throw errors.too_many_tries()
    if (!(await context.reading((db) => recoveryOf(db, input.token, false)))) throw errors.link_expired()
    const passwordHash = await hashPassword(input.password)
    const { venueId, mail } = await context.writing(async (db) => {
      const recovery = await recoveryOf(db, input.token, true)
      if (!recovery) throw errors.link_expired()
      const { memberId } = recovery
      await db.delete(recoveries).where(eq(recoveries.memberId, memberId))
      await withMail(db, recovery.mail, () =>
        db.update(accounts).set({ passwordHash, firstPasswordUntil: null }).where(eq(accounts.memberId, memberId)),
      )
      await endAllSessions(db, { venueId: recovery.venueId, kind: 'member', subject: memberId })
      return recovery
    })
    await throttles.account.forget(keyOf(venueId, mail))
    return { done: true }
  }),

  profile: on.profile.handler(async ({ context: { db, caller } }) => {
    const profile = await findProfile(db, caller.subject)
    if (!profile) throw new Error('a member without an account')
    return profile
  }),

  score: on.score.handler(({ context: { db, caller, now } }) => scoreOf(db, caller.subject, now())),

  updateProfile: on.updateProfile.handler(async ({ context: { db, caller }, input, errors }) => {
    const { phone, lot, ...named } = input
    await db.update(accounts).set({ phone, lot }).where(eq(accounts.memberId, caller.subject))
    return orRefuse(await updateVersion(db, members, { id: caller.subject, ...named }, findProfile), errors)
  }),

  changePhoto: steps.changePhoto.handler(async ({ context, input: { photo: file }, errors, signal }) => {
    const { caller } = context
    const owner = { kind: 'member', id: caller.subject } as const
    const photo = await takePicture(context, { file, owner }, errors, signal)
    await context.writing((db) => db.update(members).set({ photoId: photo.id }).where(eq(members.id, caller.subject)))
    return { done: true }
  }),
}
