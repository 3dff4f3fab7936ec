import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import {
  Day,
  Done,
  EnteredDay,
  Id,
  Moment,
  optionalText,
  Removed,
  requiredLine,
  requiredText,
  TimeOfDay,
  Version,
} from '../kernel/values.ts'
import { lider, member, staff, staffOrLider } from '../kernel/who.ts'
import { attendanceFields, RollCall } from './absences.ts'
import { groupLimits as limits } from './groups.limits.ts'
import { listEntryFields } from './listEndpoints.ts'
import { MemberContact } from './members.staff.ts'
import { MemberClass, MemberIdentity } from './members.ts'

const groupFields = {
  name: z.string(),
  description: z.string(),
  /** The place where the group meets. */
  meetsAt: z.string(),
  /** 0 is Sunday, 6 is Saturday. */
  weekday: z.int(),
  startsAt: z.string(),
}

const GroupForStaff = z.object({
  ...listEntryFields,
  ...groupFields,
  /** Null if nobody leads the group: staff then approve its members. */
  leader: MemberIdentity.nullable(),
  joined: z.int(),
  waiting: z.int(),
})
export type GroupForStaff = z.infer<typeof GroupForStaff>

/** A group as a member sees it, with the member's own state in it. */
const Group = z.object({
  id: Id,
  ...groupFields,
  /** The leader's full name; null if nobody leads the group. */
  leader: z.string().nullable(),
  state: z.enum(['none', 'waiting', 'refused', 'joined', 'leads']),
  /** Number of members who wait for the caller's approval; 0 unless the caller leads the group. */
  waiting: z.int(),
})
export type Group = z.infer<typeof Group>

/** A member of a group, with the attendance at its roll-calls. */
const GroupMember = z.object({
  ...MemberContact.shape,
  askedAt: Moment,
  /** Null while nobody has approved the member. */
  joinedAt: Moment.nullable(),
  ...attendanceFields,
})
export type GroupMember = z.infer<typeof GroupMember>

/** A message to all members of a group or of a class. */
const Announcement = z.object({
  id: Id,
  text: z.string(),
  by: z.string(),
  at: Moment,
  /** Number of members to whom it was sent. */
  sent: z.int(),
})
export type Announcement = z.infer<typeof Announcement>
const announcements = z.array(Announcement)

/** The part of a group that its leader and staff see. */
const ledFields = {
  /** Today in the venue's time zone. */
  day: Day,
  /** Active members by name; those who wait come first. */
  members: z.array(GroupMember),
  /** The last roll-calls, newest first. */
  rollCalls: z.array(z.object({ ...RollCall.shape, sentAt: Moment })),
}
const LedGroup = z.object(ledFields)
export type LedGroup = z.infer<typeof LedGroup>

const GroupOfMember = z.object({ ...Group.shape, announcements, led: LedGroup.nullable() })
export type GroupOfMember = z.infer<typeof GroupOfMember>

const GroupWithMembers = z.object({ group: GroupForStaff, announcements, ...ledFields })
export type GroupWithMembers = z.infer<typeof GroupWithMembers>

const written = {
  name: requiredLine(limits.name),
  description: optionalText(limits.description),
  meetsAt: requiredLine(limits.meetsAt),
  weekday: z.int().min(0).max(6),
  startsAt: TimeOfDay,
  /** A member with the rol 'lider' (class leader); null for a group without a leader. */
  leaderId: Id.nullable(),
}
const idInput = z.strictObject({ id: Id })
const groupInput = z.strictObject({ group: Id })
const membership = z.strictObject({ group: Id, member: Id })
const dependsOn = ['community.members'] as const

export const groups = {
  /** All groups in their order, hidden ones included. */
  all: staff.read.output(z.array(GroupForStaff)).meta({ dependsOn }),
  one: staff.read.input(idInput).output(GroupForStaff).errors(refusals('gone')).meta({ dependsOn }),
  withMembers: staff.read.input(idInput).output(GroupWithMembers).errors(refusals('gone')).meta({ dependsOn }),
  /** The attendance at all groups as CSV text. */
  export: staff.read.output(z.object({ csv: z.string() })).meta({ isExport: true }),
  /** Active members with the rol 'lider', who can lead a group. */
  leaders: staff.read.output(z.array(MemberIdentity)).meta({ dependsOn }),
  create: staff.write
    .input(z.strictObject({ id: Id, ...written }))
    .output(GroupForStaff)
    .errors(refusals('gone', 'full', { cannot_lead: 409 })),
  update: staff.write
    .input(z.strictObject({ id: Id, version: Version, ...written }))
    .output(GroupForStaff)
    .errors(refusals('gone', 'stale', { cannot_lead: 409 })),
  /** Hides or shows a group. A hidden one is offered to nobody; its members keep it. */
  setHidden: staff.write
    .input(z.strictObject({ id: Id, hidden: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  remove: staff.write.input(idInput).output(Removed).errors(refusals('gone')),
  reorder: staff.write
    .input(z.strictObject({ ids: z.array(Id).max(limits.groups) }))
    .output(Done)
    .errors(refusals('stale')),
  /** Adds a member who telephoned, without a request. */
  addFor: staff.write.input(membership).output(Done).errors(refusals('gone', 'full')),

  /** The groups that are offered, and those that the caller has asked for, joined or leads. */
  mine: member.read.output(z.array(Group)).meta({ dependsOn }),
  /** A group that the caller has joined or leads. */
  forMember: member.read.input(idInput).output(GroupOfMember).errors(refusals('gone')).meta({ dependsOn }),
  /** Requests to join a group. Its leader is notified, or staff if nobody leads it. */
  join: member.write
    .input(groupInput)
    .output(Done)
    .errors(refusals('gone', { too_many_groups: 409 }))
    .meta({ audience: 'liders' }),
  /** Leaves a group, withdraws a request, or hides its refusal. */
  leave: member.write.input(groupInput).output(Done).meta({ audience: 'liders' }),

  /**
   * Accepts a request to join and notifies the member by push and mail. Row-level security hides the members of other
   * groups from a leader.
   */
  approve: staffOrLider.write.input(membership).output(Done).errors(refusals('gone', 'full')),
  /** Refuses somebody who waits, or takes a member out. Notifies the member by push and mail. */
  takeOut: staffOrLider.write.input(membership).output(Done).errors(refusals('gone')),
  /** Stores a roll-call. A second one for a day replaces the first, unless its `madeAt` is earlier; then it is ignored. */
  callRoll: lider.write
    .input(z.strictObject({ group: Id, day: EnteredDay, absent: z.array(Id).max(limits.size), madeAt: Moment }))
    .output(Done)
    .errors(refusals('gone', { day_out_of_reach: 422 })),

  /** Messages to the class that the caller leads, otherwise to the caller's own; the class is null without either. */
  ofOwnClass: member.read
    .output(z.object({ class: MemberClass.nullable(), leads: z.boolean(), announcements }))
    .meta({ dependsOn }),
  ofClass: staff.read.input(z.strictObject({ class: MemberClass })).output(announcements),
  /**
   * Sends a message by push and mail to the members of a group or class. A leader can write only to the own groups and
   * class.
   */
  announce: staffOrLider.write
    .input(
      z.strictObject({
        id: Id,
        to: z.union([z.strictObject({ group: Id }), z.strictObject({ class: MemberClass })]),
        text: requiredText(limits.message),
      }),
    )
    .output(Announcement)
    .errors(refusals('gone', 'too_many_tries', { too_many_messages: 429 }))
    .meta({ audience: 'everyone', limit: { caller: perQuarterHour(30) } }),
}
