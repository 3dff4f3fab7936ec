import { eq } from 'drizzle-orm'
import { absenceLimits } from '#contract/community/absences.limits.ts'
import { groupLimits } from '#contract/community/groups.limits.ts'
import { groups as contract } from '#contract/community/groups.ts'
import { to } from '#contract/community/pages.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, insertOnce, lockRow, reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { withoutSeconds } from '../bookings/days.rules.ts'
import { createAtEnd, setHidden } from '../directory/listEntries.queries.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { members } from '../members/members.table.ts'
import { startWriteForMember } from '../members/startWriteForMember.ts'
import { queuePush } from '../push/push.queries.ts'
import {
  type AnnouncementRecipients,
  countAnnouncementsSince,
  findAnnouncement,
  findRecipients,
  listAnnouncements,
} from './announcements.queries.ts'
import { groupAttendanceCsv } from './attendance.queries.ts'
import { announcementMail, groupJoinedMail, refusalOrRemovalMails } from './groups.mails.ts'
import {
  addGroupMember,
  approveGroupMember,
  canRequestToJoin,
  countGroupMembers,
  deleteGroupRefusal,
  findGroup,
  findLeader,
  findMembership,
  groupsOfMember,
  listGroups,
  listLeaders,
  removeGroupMember,
  storeGroupRefusal,
} from './groups.queries.ts'
import { announcements, groupMembers, groups } from './groups.table.ts'
import { joinRequestId, joinRequestsWaiting } from './groups.waiting.ts'
import { loadGroupForLeader, writeGroupRollCall } from './led.queries.ts'

const on = inTransaction(contract)
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

type StoredGroup = typeof groups.$inferSelect

/**
 * Returns 'cannot_lead' if the chosen leader is no active lider (class leader). Null is accepted: a group can be without a leader.
 */
const checkLeader = async (db: Db, leaderId: string | null) =>
  leaderId === null || (await findLeader(db, { leaderId })) ? { leaderId } : 'cannot_lead'

const pushAboutGroup = (db: Db, memberId: string, { venueId, name }: StoredGroup, body: string, address: string) =>
  queuePush(db, venueId, { memberId, kind: 'group', title: name, body, address })

/** Notifies a member who is now part of a group. */
const welcome = async ({ db, kernel }: TransactionContext, group: StoredGroup, memberId: string) => {
  const page = to('group', { idGroup: group.id })
  await pushAboutGroup(db, memberId, group, 'Ya sos parte del grupo!', page)
  const recipient = await findMailRecipient(db, memberId)
  const meeting = { ...group, startsAt: withoutSeconds(group.startsAt) }
  if (recipient)
    await queueMail(db, group.venueId, groupJoinedMail(recipient, meeting, kernel.configuration.origin + page))
}

/** Locks the group, so that its members can be counted exactly. Null if it does not exist, 'full' if it has no free place. */
const lockWithRoom = async (db: Db, id: string) => {
  const group = await lockRow(db, groups, id, 'no key update')
  return group && (await countGroupMembers(db, id)) >= groupLimits.size ? 'full' : group
}

/**
 * Name and page of the group or class to which an announcement goes; null if the caller may not write to it. `liderId` is null for
 * staff, who may write to all.
 */
const findAudience = async (db: Db, liderId: string | null, audience: AnnouncementRecipients) => {
  if ('group' in audience) {
    const group = await findRow(db, groups, audience.group)
    const leads = group && (!liderId || (await findLeader(db, group))?.id === liderId)
    return leads ? { name: group.name, page: to('group', { idGroup: group.id }), groupId: group.id } : null
  }
  const leads = !liderId || (await findRow(db, members, liderId))?.liderOf === audience.class
  return leads ? { name: `la clase ${audience.class}`, page: to('classMessages'), class: audience.class } : null
}

export const groupsRoutes = {
  all: on.all.handler(({ context: { db } }) => listGroups(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => orRefuse(await findGroup(db, id), errors)),

  withMembers: on.withMembers.handler(async ({ context: { db, now }, input: { id }, errors }) => ({
    group: orRefuse(await findGroup(db, id), errors),
    announcements: await listAnnouncements(db, { group: id }),
    ...(await loadGroupForLeader(db, id, await todayInVenue(db, now()))),
  })),

  export: on.export.handler(async ({ context: { db } }) => ({ csv: await groupAttendanceCsv(db) })),

  leaders: on.leaders.handler(({ context: { db } }) => listLeaders(db)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    orRefuse(await checkLeader(db, input.leaderId), errors)
    const group = { ...input, venueId, createdAt: now() }
    return orRefuse(await createAtEnd(db, groups, group, findGroup, groupLimits.groups), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) => {
    orRefuse(await checkLeader(db, input.leaderId), errors)
    return orRefuse(await updateIfUnchanged(db, groups, input, findGroup), errors)
  }),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, groups, input), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) =>
    orRefuse(await removeToBin(context, groups, id, ({ name }) => name), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, groups, 'place', input.ids), errors),
  ),

  addFor: on.addFor.handler(async ({ context, input, errors }) => {
    const { db, venueId, now } = context
    const group = orRefuse(await lockWithRoom(db, input.group), errors)
    recordObject(db, group)
    const { memberId } = orRefuse(await startWriteForMember(context, input.member), errors)
    const at = now()
    if (await addGroupMember(db, { venueId, groupId: group.id, memberId, askedAt: at, joinedAt: at })) {
      await deleteGroupRefusal(db, group.id, memberId)
      await welcome(context, group, memberId)
    }
    return { done: true }
  }),

  mine: on.mine.handler(({ context: { db, caller } }) => groupsOfMember(db, caller.subject)),

  forMember: on.forMember.handler(async ({ context: { db, caller, now }, input: { id }, errors }) => {
    const [group] = await groupsOfMember(db, caller.subject, eq(groups.id, id))
    if (group?.state !== 'joined' && group?.state !== 'leads') throw errors.gone()
    const led = group.state === 'leads' ? await loadGroupForLeader(db, id, await todayInVenue(db, now())) : null
    return { ...group, announcements: await listAnnouncements(db, { group: id }), led }
  }),

  join: on.join.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their requests, so that the count below is exact.
    const member = orRefuse(await lockRow(db, members, caller.subject, 'no key update'), errors)
    const group = orRefuse(await findRow(db, groups, input.group), errors)
    const all = await groupsOfMember(db, member.id)
    const state = all.find(({ id }) => id === group.id)?.state
    if (!state) throw errors.gone()
    if (!canRequestToJoin(state)) return { done: true }
    const own = all.filter((one) => one.state === 'waiting' || one.state === 'joined')
    if (own.length >= groupLimits.ofMember) throw errors.too_many_groups()
    await deleteGroupRefusal(db, group.id, member.id)
    await db.insert(groupMembers).values({ venueId, groupId: group.id, memberId: member.id, askedAt: now() })
    const leader = await findLeader(db, group)
    const page = to('group', { idGroup: group.id })
    if (leader) await pushAboutGroup(db, leader.id, group, `${fullName(member)} quiere sumarse.`, page)
    else await notifyStaff(db, venueId, joinRequestsWaiting, joinRequestId(group.id, member.id))
    return { done: true }
  }),

  leave: on.leave.handler(async ({ context: { db, caller }, input: { group } }) => {
    await removeGroupMember(db, group, caller.subject)
    await deleteGroupRefusal(db, group, caller.subject)
    return { done: true }
  }),

  approve: on.approve.handler(async ({ context, input: { group: groupId, member: memberId }, errors }) => {
    const { db, caller, now } = context
    const { joinedAt } = orRefuse(await findMembership(db, groupId, memberId), errors)
    // Members see their own row, and must not approve it.
    if (memberId === caller.subject) throw errors.gone()
    context.notifyOnly('member', memberId)
    if (joinedAt) return { done: true }
    const group = orRefuse(await lockWithRoom(db, groupId), errors)
    recordObject(db, group)
    // A leader and staff may approve at the same time: the member is notified once.
    if (await approveGroupMember(db, groupId, memberId, now())) await welcome(context, group, memberId)
    return { done: true }
  }),

  takeOut: on.takeOut.handler(async ({ context, input: { group: groupId, member: memberId }, errors }) => {
    const { db, venueId, kernel, caller, now } = context
    const group = orRefuse(await findRow(db, groups, groupId), errors)
    recordObject(db, group)
    // Members remove their own row with `leave`.
    if (memberId === caller.subject) throw errors.gone()
    context.notifyOnly('member', memberId)
    // A leader may read the mail address only while the member belongs to the group or waits, so it is read before the removal.
    const recipient = await findMailRecipient(db, memberId)
    const { joinedAt } = orRefuse(await removeGroupMember(db, groupId, memberId), errors)
    if (!joinedAt) await storeGroupRefusal(db, { venueId, groupId, memberId, at: now() })
    const words = joinedAt ? 'Ya no sos parte del grupo.' : 'Esta vez no pudimos sumarte al grupo.'
    const page = to('request', { idRequest: 'group' })
    await pushAboutGroup(db, memberId, group, words, page)
    const outcome = joinedAt ? 'takenOut' : 'refused'
    if (recipient)
      await queueMail(
        db,
        venueId,
        refusalOrRemovalMails[outcome](recipient, group.name, kernel.configuration.origin + page),
      )
    return { done: true }
  }),

  callRoll: on.callRoll.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const { group: groupId, day, absent, madeAt } = input
    const group = orRefuse(await findRow(db, groups, groupId), errors)
    const leader = orRefuse(await findLeader(db, group), errors)
    if (leader.id !== caller.subject) throw errors.gone()
    const today = await todayInVenue(db, now())
    if (day > today || day < daysAfter(today, -absenceLimits.daysBack)) throw errors.day_out_of_reach()
    // A time in the future, from a phone whose clock is ahead, would block all later corrections.
    const madeAtOrNow = new Date(Math.min(Date.parse(madeAt), now().getTime()))
    await writeGroupRollCall(db, { venueId, groupId, day, lider: fullName(leader), madeAt: madeAtOrNow }, absent)
    return { done: true }
  }),

  ofOwnClass: on.ofOwnClass.handler(async ({ context: { db, caller } }) => {
    const own = await findRow(db, members, caller.subject)
    const ofClass = own?.liderOf ?? own?.class ?? null
    const messages = ofClass ? await listAnnouncements(db, { class: ofClass }) : []
    return { class: ofClass, leads: ofClass !== null && ofClass === own?.liderOf, announcements: messages }
  }),

  ofClass: on.ofClass.handler(({ context: { db }, input }) => listAnnouncements(db, input)),

  announce: on.announce.handler(async ({ context, input: { id, to: audience, text }, errors }) => {
    const { db, kernel, venueId, caller, now } = context
    const liderId = caller.kind === 'member' ? caller.subject : null
    const { name, page, ...target } = orRefuse(await findAudience(db, liderId, audience), errors)
    // The lock on the leader serialises their announcements, so that the count below is exact.
    const author = liderId ? await lockRow(db, members, liderId, 'no key update') : null
    const existing = await findAnnouncement(db, id)
    if (existing) return existing
    const dayAgo = new Date(now().getTime() - 24 * 3_600_000)
    if (author && (await countAnnouncementsSince(db, author.id, dayAgo)) >= groupLimits.messagesPerDay)
      throw errors.too_many_messages()
    const by = author ? fullName(author) : caller.name
    const recipients = await findRecipients(db, audience)
    const message = { venueId, id, ...target, text, by, authorId: author?.id, at: now(), sent: recipients.length }
    if (await insertOnce(db, announcements, message))
      for (const { id: memberId, ...recipient } of recipients) {
        const push = { title: `${by} a ${name}`, body: text.slice(0, 160), address: page }
        await queuePush(db, venueId, { memberId, kind: 'group', ...push })
        const link = kernel.configuration.origin + page
        await queueMail(db, venueId, announcementMail(recipient, { to: name, text, by }, link))
      }
    return orRefuse(await findAnnouncement(db, id), errors)
  }),
}
