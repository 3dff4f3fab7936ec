import { and, eq, isNull, sql } from 'drizzle-orm'
import { memberLimits } from '#contract/community/members.limits.ts'
import { membersForStaff as contract, type MemberInput } from '#contract/community/members.staff.ts'
import { to } from '#contract/community/pages.ts'
import { recordObject, recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce, lockRow, nextVersion, updateIfUnchanged, updateRow } from '#server/kernel/db/rowOperations.ts'
import { refuseIfTaken } from '#server/kernel/db/uniqueViolation.ts'
import { inTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { endAllSessions } from '#server/kernel/identity/sessions.ts'
import { linkToCopy } from '#server/kernel/mail/linkToCopy.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { waitingList } from '../bookings/bookings.table.ts'
import type { GolfMemberLinks } from './golfMemberLinks.ts'
import { deletePasswordLinks, type InvitedMember, mailInvitation } from './invitation.ts'
import { confirmMail, linkConfirmedPerson, newConfirmationLink } from './mailConfirmation.ts'
import { approvalMail, rejectionMail } from './members.mails.ts'
import { memberAccounts, members } from './members.table.ts'
import { writeMembersCsv } from './membersCsv.rules.ts'
import { applyMembersImport, listAllMembers, planMembersImport } from './membersImport.ts'
import { loadMemberRecord } from './record.queries.ts'
import { countMembers, findMember, listMembers } from './staff.queries.ts'

const on = inTransaction(contract)

/** End of the period in which signing in sets the first password, by the database's clock. */
const firstPasswordEnd = sql`now() + make_interval(hours => ${memberLimits.firstPasswordHours})`

const noPassword = { passwordHash: null, passwordSetAt: null, passwordSetDevice: null }

/** Splits the input by table: `memberFields` for members, `accountFields` for accounts. */
const splitByTable = ({ mail, phone, birthday, lot, comments, ...fields }: MemberInput) => ({
  memberFields: { ...fields, liderOf: fields.rol === 'lider' ? fields.liderOf : null },
  accountFields: { mail, phone, birthday, lot, comments },
})

const ofMember = (id: string) => eq(memberAccounts.memberId, id)
const endSessionsOf = (db: Db, venueId: number, id: string) =>
  endAllSessions(db, { venueId, kind: 'member', subject: id })
const inviteMember = async (context: TransactionContext, member: InvitedMember) => {
  const link = await mailInvitation(context, member, context.caller.name)
  return { link: linkToCopy(context.kernel, link) }
}

export const membersForStaffRoutes = (golfers: GolfMemberLinks) => {
  const { findPersonOfMember, linkPersonByMail, unlinkPerson } = golfers
  const findFor =
    ({ kernel }: Pick<TransactionContext, 'kernel'>) =>
    async (db: Db, id: string) => {
      const member = await findMember(db, id)
      return (
        member && {
          ...member,
          mailServer: kernel.configuration.smtpUrl !== null,
          person: await findPersonOfMember(db, id),
        }
      )
    }

  return {
    list: on.list.handler(async ({ context: { db }, input }) => {
      const [list, counters] = await Promise.all([listMembers(db, input), countMembers(db)])
      return { ...list, counters }
    }),

    one: on.one.handler(async ({ context, input: { id }, errors }) =>
      orRefuse(await findFor(context)(context.db, id), errors),
    ),

    record: on.record.handler(async ({ context: { db, now }, input: { id } }) =>
      loadMemberRecord(db, id, await todayInVenue(db, now()), now()),
    ),

    create: on.create.handler(async ({ context, input: { id, ...input }, errors }) => {
      const { db, venueId, now } = context
      const { memberFields, accountFields } = splitByTable(input)
      await insertOnce(db, members, { ...memberFields, venueId, id, approvedAt: now(), createdAt: now() })
      const firstPasswordUntil = memberFields.rol === 'lider' ? firstPasswordEnd : null
      const account = { ...accountFields, venueId, memberId: id, contactSince: sql`current_date`, firstPasswordUntil }
      const stored = await db
        .insert(memberAccounts)
        .values(account)
        .onConflictDoNothing()
        .returning({ id: memberAccounts.memberId })
      if (stored.length > 0) await inviteMember(context, { id, ...input })
      // No account with this id was stored: another member has the mail.
      return orRefuse((await findFor(context)(db, id)) ?? 'mail_in_use', errors)
    }),

    update: on.update.handler(async ({ context, input: { id, version, ...input }, errors }) => {
      const { db, venueId, now } = context
      const { memberFields, accountFields } = splitByTable(input)
      const before = orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      const [previous] = await db.select().from(memberAccounts).where(ofMember(id))
      const isOtherMail = previous?.mail !== accountFields.mail
      const saveAccount = db
        .update(memberAccounts)
        .set({ ...accountFields, ...(isOtherMail ? { mailConfirmedAt: null, pendingMail: null } : {}) })
        .where(ofMember(id))
        .returning({ mail: memberAccounts.mail })
      orRefuse(await saveAccount.catch(refuseIfTaken('mail_in_use')), errors)
      // A lider (class leader) needs no approval, so the rol also sets the approval.
      const approvedAt = memberFields.rol === 'lider' ? (before.approvedAt ?? now()) : before.approvedAt
      const member = orRefuse(
        await updateIfUnchanged(db, members, { id, version, ...memberFields, approvedAt }, findFor(context)),
        errors,
      )
      if (previous) recordUpdate(db, { ...previous, id, ...memberFields }, accountFields)
      if (isOtherMail) await deletePasswordLinks(db, id)
      if (isOtherMail && member.active && member.approved && !member.hasPassword) await inviteMember(context, member)
      // Permissions and live updates of a session depend on the rol, so the sessions end when it changes.
      if (before.rol !== memberFields.rol) await endSessionsOf(db, venueId, id)
      return member
    }),

    previewImport: on.previewImport.handler(async ({ context: { db }, input }) => {
      const { preview } = await planMembersImport(db, input.csv)
      return preview
    }),

    import: on.import.handler(async ({ context, input, errors }) => {
      const { plan, preview } = await planMembersImport(context.db, input.csv, true)
      if (preview.badFile || preview.plan !== input.plan) throw errors.stale()
      const created = await applyMembersImport(context, plan)
      if (!created) throw errors.stale()
      for (const member of created) await inviteMember(context, member)
      return { created: preview.created, updated: preview.updated }
    }),

    export: on.export.handler(async ({ context: { db } }) => ({ csv: writeMembersCsv(await listAllMembers(db)) })),

    approve: on.approve.handler(async ({ context, input: { id }, errors }) => {
      const { db, venueId, kernel, now } = context
      const member = orRefuse(await findMember(db, id), errors)
      const { mail, firstName, mailConfirmed } = member
      const set = { approvedAt: now(), active: true, version: nextVersion(members) }
      const changed = await updateRow(db, members, id, set, isNull(members.approvedAt))
      // Another call has approved the member already.
      if (changed === 'gone') return { done: true }
      await db.update(memberAccounts).set({ rejectedAt: null, rejectReason: '' }).where(ofMember(id))
      await linkConfirmedPerson(db, golfers, { id, mail })
      // A member of an import has no password yet; the link of the invitation also confirms the mail address.
      if (!member.hasPassword) {
        await mailInvitation(context, member, context.caller.name)
        return { done: true }
      }
      const signInLink = kernel.configuration.origin + to('loginApp', { venue: venueId })
      const confirmLink = mailConfirmed ? null : await newConfirmationLink(db, context, { id, mail })
      await queueMail(db, venueId, approvalMail({ mail, firstName }, signInLink, confirmLink))
      return { done: true }
    }),

    reject: on.reject.handler(async ({ context: { db, venueId, now }, input: { id, reason }, errors }) => {
      const { mail, firstName, approved, rejected } = orRefuse(await findMember(db, id), errors)
      if (approved) throw errors.already_approved()
      // Another call has rejected the member already.
      if (rejected) return { done: true }
      orRefuse(await updateRow(db, members, id, { active: false, version: nextVersion(members) }), errors)
      await db.update(memberAccounts).set({ rejectedAt: now(), rejectReason: reason }).where(ofMember(id))
      await deletePasswordLinks(db, id)
      await queueMail(db, venueId, rejectionMail({ mail, firstName }, reason))
      return { done: true }
    }),

    setActive: on.setActive.handler(async ({ context: { db, venueId }, input: { id, active }, errors }) => {
      const changed = orRefuse(await updateRow(db, members, id, { active, version: nextVersion(members) }), errors)
      if (!active) {
        await endSessionsOf(db, venueId, id)
        await deletePasswordLinks(db, id)
        await db.update(memberAccounts).set({ firstPasswordUntil: null }).where(ofMember(id))
        await db.delete(waitingList).where(eq(waitingList.memberId, id))
      }
      return changed
    }),

    openFirstPassword: on.openFirstPassword.handler(async ({ context, input: { id }, errors }) => {
      const { db, venueId } = context
      const member = orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      if (member.rol !== 'lider') throw errors.not_a_lider()
      await db
        .update(memberAccounts)
        .set({ ...noPassword, firstPasswordUntil: firstPasswordEnd })
        .where(ofMember(id))
      recordUpdate(db, { ...member, passwordHash: 'set' }, { passwordHash: null })
      await endSessionsOf(db, venueId, id)
      return inviteMember(context, orRefuse(await findMember(db, id), errors))
    }),

    inviteAgain: on.inviteAgain.handler(async ({ context, input: { id }, errors }) => {
      orRefuse(await lockRow(context.db, members, id, 'no key update'), errors)
      const member = orRefuse(await findMember(context.db, id), errors)
      if (!member.approved) throw errors.not_approved()
      if (member.hasPassword) throw errors.has_password()
      return inviteMember(context, member)
    }),

    undoPassword: on.undoPassword.handler(async ({ context, input: { id, setAt }, errors }) => {
      const { db, venueId } = context
      const member = orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      if (member.rol !== 'lider') throw errors.not_a_lider()
      const isThatOne = sql`date_trunc('milliseconds', ${memberAccounts.passwordSetAt}) = ${setAt}::timestamptz`
      const undone = await db
        .update(memberAccounts)
        .set({ ...noPassword, firstPasswordUntil: null })
        .where(and(ofMember(id), isThatOne))
        .returning({ id: memberAccounts.memberId })
      if (undone.length === 0) throw errors.stale()
      recordUpdate(db, { ...member, passwordHash: 'set' }, { passwordHash: null })
      await endSessionsOf(db, venueId, id)
      return inviteMember(context, orRefuse(await findMember(db, id), errors))
    }),

    confirmMailByHand: on.confirmMailByHand.handler(async ({ context: { db }, input: { id }, errors }) => {
      const member = orRefuse(await findMember(db, id), errors)
      const { mail } = member
      recordObject(db, member)
      await confirmMail(db, { id, mail })
      await linkConfirmedPerson(db, golfers, { id, mail })
      return { done: true }
    }),

    link: on.link.handler(async ({ context: { db }, input: { id, mail }, errors }) => {
      orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      if (!(await linkPersonByMail(db, id, mail))) throw errors.no_such_person()
      return { done: true }
    }),

    unlink: on.unlink.handler(async ({ context: { db }, input: { id }, errors }) => {
      orRefuse(await lockRow(db, members, id, 'no key update'), errors)
      await unlinkPerson(db, id)
      return { done: true }
    }),
  }
}
