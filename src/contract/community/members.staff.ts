import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { sheetEndpoints } from '../kernel/sheetEndpoints.ts'
import { importPreviewOf } from '../kernel/sheets.ts'
import {
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  Mail,
  Moment,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
  sanitisedLine,
  Version,
} from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { OwnAuthorisation } from './authorisations.ts'
import { Booking } from './bookings.ts'
import { Claim } from './claims.ts'
import { type MemberCsvColumn, memberCsvColumns, memberLimits, memberRols } from './members.limits.ts'
import { MemberClass, MemberIdentity } from './members.ts'

/** A member with the contact data that staff need. */
export const MemberContact = z.object({ ...MemberIdentity.shape, phone: z.string(), lot: z.string() })
export type MemberContact = z.infer<typeof MemberContact>

const MemberSummary = z.object({
  ...MemberIdentity.shape,
  mail: z.string(),
  phone: z.string(),
  /** False until the person has opened a link that was mailed to the address, or an admin has confirmed it. */
  mailConfirmed: z.boolean(),
  rol: z.enum(memberRols),
  class: MemberClass.nullable(),
  liderOf: MemberClass.nullable(),
  active: z.boolean(),
  /** False while the member may not sign in yet; the screen then shows 'Todavía hay que esperar.' */
  approved: z.boolean(),
  /** True if an admin has rejected the registration. */
  rejected: z.boolean(),
})
export type MemberSummary = z.infer<typeof MemberSummary>

const Member = z.object({
  ...MemberSummary.shape,
  birthday: Day.nullable(),
  lot: z.string(),
  comments: z.string(),
  createdAt: Moment,
  hasPassword: z.boolean(),
  /** End of the period in which signing in sets the first password; null when there is none. */
  firstPasswordUntil: Moment.nullable(),
  /** Reason of the rejection that the member was given; '' without a reason. */
  rejectReason: z.string(),
  /** Time and device of the last password change, such as 'Chrome · Android'; null without a password, or if unknown. */
  passwordSet: z.object({ at: Moment, device: z.string() }).nullable(),
  /** False if no mail server is configured: an admin then confirms addresses and hands over invitations. */
  mailServer: z.boolean(),
  /** The linked golf member, who is the same person. */
  person: z.object({ id: Id, name: z.string(), numberSocio: z.string() }).nullable(),
  version: Version,
})
export type Member = z.infer<typeof Member>

/** Input fields of a member. The import validates every CSV row with the same schema. */
export const MemberInput = z.strictObject({
  firstName: requiredLine(memberLimits.name),
  lastName: requiredLine(memberLimits.name),
  mail: Mail,
  phone: optionalPhone(memberLimits.phone),
  birthday: EnteredDay.nullable(),
  lot: optionalLine(memberLimits.lot),
  comments: optionalText(memberLimits.comments),
  rol: z.enum(memberRols),
  class: MemberClass.nullable(),
  /** Only used for a lider (class leader); ignored for users. */
  liderOf: MemberClass.nullable(),
})
export type MemberInput = z.output<typeof MemberInput>

const mailInUse = { mail_in_use: 409 } as const
const idInput = z.strictObject({ id: Id })
/** The link of an invitation, if no mail server is configured that could send it. */
const Invited = z.object({ link: z.string().nullable() })

const csvColumns = Object.keys(memberCsvColumns) as MemberCsvColumn[]

export const membersForStaff = {
  /** Members sorted by name. Every word of `search` must occur in the name or mail; accents and case are ignored. */
  list: staff.read
    .input(
      z.strictObject({
        search: sanitisedLine(memberLimits.search).optional(),
        waiting: z.boolean().optional(),
        inactive: z.boolean().optional(),
        rol: z.enum(memberRols).optional(),
        class: MemberClass.optional(),
        after: Cursor.optional(),
      }),
    )
    .output(
      z.object({
        members: z.array(MemberSummary),
        next: Cursor.nullable(),
        counters: z.object({ total: z.int(), waiting: z.int(), liders: z.int() }),
      }),
    ),
  one: staff.read
    .input(idInput)
    .output(Member)
    .errors(refusals('gone'))
    .meta({ dependsOn: ['club.people'] }),
  /** The member's last ten claims and the bookings since 60 days ago, upcoming ones included, groups, and visitors of today and later. */
  record: staff.read
    .input(idInput)
    .output(
      z.object({
        claims: z.array(Claim.pick({ id: true, numberClaim: true, title: true, status: true, createdAt: true })),
        bookings: z.array(Booking),
        /** The groups that the member has asked for, joined or leads. */
        groups: z.array(z.object({ id: Id, name: z.string(), state: z.enum(['waiting', 'joined', 'leads']) })),
        visitors: z.array(OwnAuthorisation),
      }),
    )
    .meta({
      dependsOn: [
        'community.claims',
        'community.bookings',
        'community.activities',
        'community.groups',
        'community.authorisations',
      ],
    }),
  /**
   * Creates a member, who needs no approval and gets an invitation to choose a password; a lider may also set it at the
   * first sign-in.
   */
  create: admin.write
    .input(z.strictObject({ id: Id, ...MemberInput.shape }))
    .output(Member)
    .errors(refusals('gone', mailInUse)),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...MemberInput.shape }))
    .output(Member)
    .errors(refusals('gone', 'stale', mailInUse)),
  /** Members as a spreadsheet. The mail identifies a member; an import invites the new ones. */
  ...sheetEndpoints(memberLimits.csvCharacters, importPreviewOf(csvColumns)),
  /** Lets the member sign in. A confirmed mail also links the one golf member who has it. */
  approve: admin.write.input(idInput).output(Done).errors(refusals('gone')),
  /** Refuses a registration: mails the reason and deactivates the member, who can be approved later. */
  reject: admin.write
    .input(z.strictObject({ id: Id, reason: optionalText(memberLimits.rejectReason) }))
    .output(Done)
    .errors(refusals('gone', { already_approved: 409 })),
  /** Activates or deactivates a member. Deactivating ends the member's sessions and deletes nothing. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /**
   * Deletes a lider's password, mails an invitation, and opens the period in which the next password entered at sign-in
   * becomes the new one.
   */
  openFirstPassword: admin.sensitiveWrite
    .input(idInput)
    .output(Invited)
    .errors(refusals('gone', { not_a_lider: 409 })),
  /** Mails a member without a password a new invitation; earlier links become unusable. */
  inviteAgain: admin.sensitiveWrite
    .input(idInput)
    .output(Invited)
    .errors(refusals('gone', { not_approved: 409, has_password: 409 })),
  /**
   * Deletes the lider's password if it is the one that was set at `setAt`, ends the lider's sessions and mails an
   * invitation. Unlike after `openFirstPassword`, the next sign-in sets no password, because a stranger may have set this one.
   */
  undoPassword: admin.sensitiveWrite
    .input(z.strictObject({ id: Id, setAt: Moment }))
    .output(Invited)
    .errors(refusals('gone', 'stale', { not_a_lider: 409 })),
  /** Confirms the member's address without a link, and links the golf member like a link does. */
  confirmMailByHand: admin.sensitiveWrite.input(idInput).output(Done).errors(refusals('gone')),
  /** Links the member to the golf member with this mail. */
  link: admin.write
    .input(z.strictObject({ id: Id, mail: Mail }))
    .output(Done)
    .errors(refusals('gone', { no_such_person: 404 })),
  unlink: admin.write.input(idInput).output(Done).errors(refusals('gone')),
}
