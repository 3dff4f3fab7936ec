import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import { appRole, staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { memberClass, members } from '../members/members.table.ts'

/** Groups of members, led by a lider (class leader) or by nobody. All members may read them, to choose one. */
export const groups = pgTable(
  'community_groups',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** The place where the group meets. */
    meetsAt: text().notNull(),
    /** 0 is Sunday, 6 is Saturday. */
    weekday: integer().notNull(),
    startsAt: time().notNull(),
    /** Leads the group while active and of the rol 'lider'; null for a group without a leader. */
    leaderId: uuid(),
    hidden: boolean().notNull().default(false),
    /** Position in the list. */
    place: integer().notNull(),
    createdAt: timestamptz().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.leaderId], foreignColumns: [members.venueId, members.id] }),
    check('community_groups_weekday', sql`${t.weekday} between 0 and 6`),
    index().on(t.venueId, t.leaderId),
    venuePolicy(t),
    pgPolicy('read_by_members', {
      as: 'restrictive',
      to: appRole,
      using: sql`(select is_staff() or current_kind() = 'member')`,
      withCheck: sql`(select is_staff())`,
    }),
  ],
)

const ofGroup = (t: { venueId: AnyPgColumn; groupId: AnyPgColumn }) =>
  foreignKey({ columns: [t.venueId, t.groupId], foreignColumns: [groups.venueId, groups.id] }).onDelete('cascade')

/** Keys of a table with at most one row per group and member. */
const ofGroupAndMember = (t: { venueId: AnyPgColumn; groupId: AnyPgColumn; memberId: AnyPgColumn }) => [
  primaryKey({ columns: [t.venueId, t.groupId, t.memberId] }),
  ofGroup(t),
  foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
  index().on(t.venueId, t.memberId),
  venuePolicy(t),
]

/** Members of groups, and those who wait for approval. */
export const groupMembers = pgTable(
  'community_group_members',
  {
    venueId: venueId(),
    groupId: uuid().notNull(),
    memberId: uuid().notNull(),
    askedAt: timestamptz().notNull(),
    /** Time of the approval; null while the member waits. */
    joinedAt: timestamptz(),
  },
  (t) => {
    const isLed = sql`leads_group(${t.groupId})`
    const isOwn = sql`is_for_caller('member', ${t.memberId})`
    return [
      ...ofGroupAndMember(t),
      // Only the leader and staff approve: members may insert or update their own row only with an empty `joinedAt`,
      // which means waiting.
      pgPolicy('of_member_or_leader', {
        as: 'restrictive',
        to: appRole,
        using: sql`${isOwn} or ${isLed}`,
        withCheck: sql`(${isOwn} and ${t.joinedAt} is null) or ${isLed}`,
      }),
    ]
  },
)

/**
 * Refused requests to join, shown to the member for some days. A row is deleted when the member hides it, requests again or is
 * added.
 */
export const groupRefusals = pgTable(
  'community_group_refusals',
  { venueId: venueId(), groupId: uuid().notNull(), memberId: uuid().notNull(), at: timestamptz().notNull() },
  (t) => {
    const isLed = sql`leads_group(${t.groupId})`
    return [
      ...ofGroupAndMember(t),
      // Members read and delete their own row; only the leader and staff write one.
      pgPolicy('of_member_or_leader', {
        as: 'restrictive',
        to: appRole,
        using: sql`is_for_caller('member', ${t.memberId}) or ${isLed}`,
        withCheck: isLed,
      }),
    ]
  },
)

/** Row-level security policy: rows are visible to staff and to the leader of their group. */
const leaderPolicy = (groupId: AnyPgColumn) => staffPolicy({}, sql`leads_group(${groupId})`)

/** Roll-calls of groups, one per group and day. */
export const groupRollCalls = pgTable(
  'community_group_roll_calls',
  {
    venueId: venueId(),
    groupId: uuid().notNull(),
    day: date().notNull(),
    /** The leader's full name when the roll-call was sent. */
    lider: text().notNull(),
    /** Time on the leader's phone, at most the server's. Of two roll-calls for one day the later one is stored. */
    madeAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.groupId, t.day] }), ofGroup(t), venuePolicy(t), leaderPolicy(t.groupId)],
)

/** Absent members, one row per roll-call and member. */
export const groupAbsences = pgTable(
  'community_group_absences',
  { venueId: venueId(), groupId: uuid().notNull(), day: date().notNull(), memberId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.venueId, t.groupId, t.day, t.memberId] }),
    foreignKey({
      columns: [t.venueId, t.groupId, t.day],
      foreignColumns: [groupRollCalls.venueId, groupRollCalls.groupId, groupRollCalls.day],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    index().on(t.venueId, t.memberId),
    venuePolicy(t),
    leaderPolicy(t.groupId),
  ],
)

/** Announcements to all members of a group or of a class. */
export const announcements = pgTable(
  'community_announcements',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    groupId: uuid(),
    class: memberClass(),
    text: text().notNull(),
    /** The leader who wrote it; null for staff. */
    authorId: uuid(),
    /** Name of the leader or of the staff person. */
    by: text().notNull(),
    at: timestamptz().notNull(),
    /** Number of members to whom it was sent. */
    sent: integer().notNull(),
  },
  (t) => {
    const mayWrite = sql`leads_group(${t.groupId}) or is_lider_of(${t.class})`
    const mayRead = sql`is_for_caller('member', ${t.authorId}) or is_in_group(${t.groupId}) or is_of_class(${t.class})`
    return [
      primaryKey({ columns: [t.venueId, t.id] }),
      foreignKey({ columns: [t.venueId, t.groupId], foreignColumns: [groups.venueId, groups.id] }).onDelete('cascade'),
      foreignKey({ columns: [t.venueId, t.authorId], foreignColumns: [members.venueId, members.id] }),
      check('community_announcements_to', sql`num_nonnulls(${t.groupId}, ${t.class}) = 1`),
      index().on(t.venueId, t.groupId, t.at),
      index().on(t.venueId, t.class, t.at),
      index().on(t.venueId, t.authorId, t.at),
      venuePolicy(t),
      pgPolicy('of_recipient_or_leader', {
        as: 'restrictive',
        to: appRole,
        using: sql`${mayRead} or ${mayWrite}`,
        withCheck: mayWrite,
      }),
    ]
  },
)
