import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import {
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  line,
  Mail,
  Moment,
  mended,
  note,
  Version,
  words,
} from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { Booking } from './bookings.ts'
import { Claim } from './claims.ts'
import { memberLimits, memberRols } from './members.limits.ts'
import { Class, MemberSeen } from './members.ts'

/** Whom staff call or write to. */
export const Reporter = z.object({ ...MemberSeen.shape, phone: z.string(), lot: z.string() })
export type Reporter = z.infer<typeof Reporter>

const MemberListed = z.object({
  ...MemberSeen.shape,
  mail: z.string(),
  rol: z.enum(memberRols),
  class: Class.nullable(),
  liderOf: Class.nullable(),
  active: z.boolean(),
  /** Signs in; until then 'Todavía hay que esperar.' */
  approved: z.boolean(),
})
export type MemberListed = z.infer<typeof MemberListed>

const Member = z.object({
  ...MemberListed.shape,
  phone: z.string(),
  birthday: Day.nullable(),
  lot: z.string(),
  comments: z.string(),
  createdAt: Moment,
  hasPassword: z.boolean(),
  /** Until when the first password that is entered becomes theirs; null where that is not possible. */
  firstPasswordUntil: Moment.nullable(),
  /** The golf member that they are. */
  person: z.object({ id: Id, name: z.string(), numberSocio: z.string() }).nullable(),
  version: Version,
})
export type Member = z.infer<typeof Member>

const MemberWritten = z.strictObject({
  firstName: line(memberLimits.name),
  lastName: line(memberLimits.name),
  mail: Mail,
  phone: words(memberLimits.phone),
  birthday: EnteredDay.nullable(),
  lot: words(memberLimits.lot),
  comments: note(memberLimits.comments),
  rol: z.enum(memberRols),
  class: Class.nullable(),
  /** Of a lider only; of others it is passed over. */
  liderOf: Class.nullable(),
})
export type MemberWritten = z.output<typeof MemberWritten>

const inUse = { mail_in_use: 409 } as const
const one = z.strictObject({ id: Id })

export const membersOfStaff = {
  /** By name; each word of `search` is part of a name or of the mail, whatever its accents and case. */
  list: staff.read
    .input(
      z.strictObject({
        search: mended(memberLimits.search).optional(),
        waiting: z.boolean().optional(),
        after: Cursor.optional(),
      }),
    )
    .output(
      z.object({
        members: z.array(MemberListed),
        next: Cursor.nullable(),
        counters: z.object({ total: z.int(), waiting: z.int(), liders: z.int() }),
      }),
    ),
  one: staff.read
    .input(one)
    .output(Member)
    .errors(refusals('gone'))
    .meta({ from: ['club.people'] }),
  /** What staff see of a member beside everything else: the last claims, the bookings to come and the last ones. */
  record: staff.read
    .input(one)
    .output(
      z.object({
        claims: z.array(Claim.pick({ id: true, numberClaim: true, title: true, status: true, createdAt: true })),
        bookings: z.array(Booking),
      }),
    )
    .meta({ from: ['community.claims', 'community.bookings', 'community.activities'] }),
  /** Comes in without waiting: a lider with the first password that is entered, a user by password recovery. */
  create: admin.write
    .input(z.strictObject({ id: Id, ...MemberWritten.shape }))
    .output(Member)
    .errors(refusals('gone', inUse)),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...MemberWritten.shape }))
    .output(Member)
    .errors(refusals('gone', 'stale', inUse)),
  /** From now on they sign in. The golf member of the same mail, where there is exactly one, is the same person. */
  approve: admin.write.input(one).output(Done).errors(refusals('gone')),
  /** Deactivating keeps everything and ends their sessions. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Takes a lider's password away and lets the next one that is entered be theirs, for 72 hours. */
  openFirstPassword: admin.write
    .input(one)
    .output(Done)
    .errors(refusals('gone', { not_a_lider: 409 })),
  /** Ties them to the golf member of this mail. */
  link: admin.write
    .input(z.strictObject({ id: Id, mail: Mail }))
    .output(Done)
    .errors(refusals('gone', { no_such_person: 404 })),
  unlink: admin.write.input(one).output(Done).errors(refusals('gone')),
}
