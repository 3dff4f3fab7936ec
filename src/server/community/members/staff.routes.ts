import { eq, isNull, sql } from 'drizzle-orm'
import { memberLimits } from '#contract/community/members.limits.ts'
import { membersForStaff as contract, type MemberInput } from '#contract/community/members.staff.ts'
import { to } from '#contract/community/pages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce, lockRow, nextVersion, updateIfUnchanged, updateRow } from '#server/kernel/db/rowOperations.ts'
import { refuseIfTaken } from '#server/kernel/db/uniqueViolation.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { endAllSessions } from '#server/kernel/identity/sessions.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayIn } from '#server/kernel/venues/venues.queries.ts'
import type { GolfMemberLinks } from './golfMemberLinks.ts'
import { approvalMail } from './members.mails.ts'
import { memberAccounts, memberRecoveries, members } from './members.table.ts'
import { recordOfMember } from './record.queries.ts'
import { countMembers, findMember, listMembers } from './staff.queries.ts'

const on = inTransaction(contract)

/** End of the period in which signing in sets the first password, by the database's clock. */
const firstPasswordEnd = sql`now() + make_interval(hours => ${memberLimits.firstPasswordHours})`

/** Splits the input by table: `memberFields` for members, `accountFields` for accounts. */
const splitByTable = ({ mail, phone, birthday, lot, comments, ...fields }: MemberInput) => ({
  memberFields: { ...fields, liderOf: fields.rol === 'lider' ? fields.liderOf : null },
  accountFields: { mail, phone, birthday, lot, comments },
})

export const membersForStaffRoutes = ({ personOf, linkByMail, unlink }: GolfMemberLinks) => {
  const withPerson = async (db: Db, id: string) => {
    const member = await findMember(db, id)
    return member && { ...member, person: await personOf(db, id) }
  }
  const endSessionsOf = (db: Db, venueId: number, id: string) =>
    endAllSessions(db, { venueId, kind: 'member', subject: id })
  /** Invalidates the password links that were sent before. */
  const endRecoveries = (db: Db, memberId: string) =>
    db.delete(memberRecoveries).where(eq(memberRecoveries.memberId, memberId))

  return {
    list: on.list.handler(async ({ context: { db }, input }) => ({
      ...(await listMembers(db, input)),
      counters: await countMembers(db),
    })),

    one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
      orRefuse(await withPerson(db, id), errors),
    ),

    record: on.record.handler(async ({ context: { db, now }, input: { id } }) =>
      recordOfMember(db, id, await todayIn(db, now()), now()),
    ),

    create: on.create.handler(async ({ context: { db, venueId, now }, input: { id, ...input }, errors }) => {
      const { memberFields, accountFields } = splitByTable(input)
      await insertOnce(db, members, { ...memberFields, venueId, id, approvedAt: now(), createdAt: now() })
      const firstPasswordUntil = memberFields.rol === 'lider' ? firstPasswordEnd : null
      const account = { ...accountFields, venueId, memberId: id, contactSince: sql`current_date`, firstPasswordUntil }
      await db.insert(memberAccounts).values(account).onConflictDoNothing()
      // No account with this id was stored: another member has the mail.
      return orRefuse((await withPerson(db, id)) ?? 'mail_in_use', errors)
    }),

    update: on.update.handler(async ({ context: { db, venueId, now }, input: { id, version, ...input }, errors }) => {
      const { memberFields, accountFields } = splitByTable(input)
      const before = orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      const [previous] = await db
        .select({ mail: memberAccounts.mail })
        .from(memberAccounts)
        .where(eq(memberAccounts.memberId, id))
      const saveAccount = db
        .update(memberAccounts)
        .set(accountFields)
        .where(eq(memberAccounts.memberId, id))
        .returning({ mail: memberAccounts.mail })
      orRefuse(await saveAccount.catch(refuseIfTaken('mail_in_use')), errors)
      // A lider needs no approval, so the rol also sets the approval.
      const approvedAt = memberFields.rol === 'lider' ? (before.approvedAt ?? now()) : before.approvedAt
      const member = orRefuse(
        await updateIfUnchanged(db, members, { id, version, ...memberFields, approvedAt }, withPerson),
        errors,
      )
      if (previous?.mail !== accountFields.mail) await endRecoveries(db, id)
      // Permissions and live updates of a session depend on the rol, so the sessions end when it changes.
      if (before.rol !== memberFields.rol) await endSessionsOf(db, venueId, id)
      return member
    }),

    approve: on.approve.handler(async ({ context: { db, venueId, kernel, now }, input: { id }, errors }) => {
      const { mail, firstName } = orRefuse(await findMember(db, id), errors)
      const set = { approvedAt: now(), version: nextVersion(members) }
      const changed = await updateRow(db, members, id, set, isNull(members.approvedAt))
      // Another call has approved the member already.
      if (changed === 'gone') return { done: true }
      await linkByMail(db, id, mail)
      await queueMail(
        db,
        venueId,
        approvalMail({ mail, firstName }, kernel.configuration.origin + to('loginApp', { venue: venueId })),
      )
      return { done: true }
    }),

    setActive: on.setActive.handler(async ({ context: { db, venueId }, input: { id, active }, errors }) => {
      const changed = orRefuse(await updateRow(db, members, id, { active, version: nextVersion(members) }), errors)
      if (!active) await endSessionsOf(db, venueId, id)
      return changed
    }),

    openFirstPassword: on.openFirstPassword.handler(async ({ context: { db, venueId }, input: { id }, errors }) => {
      const { rol } = orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      if (rol !== 'lider') throw errors.not_a_lider()
      await db
        .update(memberAccounts)
        .set({ passwordHash: null, firstPasswordUntil: firstPasswordEnd })
        .where(eq(memberAccounts.memberId, id))
      await endRecoveries(db, id)
      await endSessionsOf(db, venueId, id)
      return { done: true }
    }),

    link: on.link.handler(async ({ context: { db }, input: { id, mail }, errors }) => {
      orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      if (!(await linkByMail(db, id, mail))) throw errors.no_such_person()
      return { done: true }
    }),

    unlink: on.unlink.handler(async ({ context: { db }, input: { id }, errors }) => {
      orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      await unlink(db, id)
      return { done: true }
    }),
  }
}
