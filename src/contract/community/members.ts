import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { Me } from '../kernel/identity.ts'
import { refusals } from '../kernel/refusals.ts'
import {
  Done,
  EnteredDay,
  Id,
  line,
  Mail,
  NewPassword,
  Password,
  Token,
  VenueId,
  Version,
  words,
} from '../kernel/values.ts'
import { member, visitor } from '../kernel/who.ts'
import { classes, memberLimits, memberRols, pushKinds } from './members.limits.ts'

export const Class = z.enum(classes)

/** A member as others of the community see them. */
export const MemberSeen = z.object({ id: Id, firstName: z.string(), lastName: z.string(), photo: Photo.nullable() })
export type MemberSeen = z.infer<typeof MemberSeen>

const Profile = z.object({
  ...MemberSeen.shape,
  mail: z.string(),
  phone: z.string(),
  lot: z.string(),
  rol: z.enum(memberRols),
  class: Class.nullable(),
  liderOf: Class.nullable(),
  muted: z.array(z.enum(pushKinds)),
  version: Version,
})
export type Profile = z.infer<typeof Profile>

const named = { venue: VenueId.optional() }
const reached = {
  firstName: line(memberLimits.name),
  lastName: line(memberLimits.name),
  phone: line(memberLimits.phone),
}
/** Cropped in the browser: far smaller than what the camera made. */
const smallPhoto = { bodyAtMost: 2 * 1024 * 1024 } as const

export const members = {
  /** A lider without a password gets the one that is entered, while the window is open; the first one wins. */
  signIn: visitor.write
    .input(z.strictObject({ ...named, mail: Mail, password: Password }))
    .output(Me)
    .errors(
      refusals('too_many_tries', { wrong_mail: 401, wrong_password: 401, still_waiting: 409, short_password: 422 }),
    ),
  signOut: member.write.output(Done),
  /** The class follows from the birthday. The photo comes with the rest: nobody stores one without registering. */
  register: visitor.write
    .input(
      z.strictObject({
        ...named,
        id: Id,
        ...reached,
        mail: Mail,
        password: NewPassword,
        birthday: EnteredDay.optional(),
        photo: z.file().optional(),
      }),
    )
    .output(Done)
    .errors(refusals('too_many_tries', 'bad_picture', { mail_taken: 409 }))
    .meta(smallPhoto),
  /** Answers alike for known and unknown mails. */
  recover: visitor.write
    .input(z.strictObject({ ...named, mail: Mail }))
    .output(Done)
    .errors(refusals('too_many_tries')),
  resetPassword: visitor.write
    .input(z.strictObject({ ...named, token: Token, password: NewPassword }))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries')),
  /** Whether a link that sets a password still does. */
  resetLink: visitor.read
    .input(z.strictObject({ ...named, token: Token }))
    .output(z.object({ usable: z.boolean() }))
    .meta({ once: true }),

  profile: member.read.output(Profile).meta({ from: ['community.push'] }),
  /** What the member has going on, in numbers: bookings to come, claims not yet answered, balls taken this month. */
  score: member.read
    .output(z.object({ bookings: z.int(), claims: z.int(), balls: z.int() }))
    .meta({ from: ['community.bookings', 'community.claims', 'community.withdrawals'] }),
  updateProfile: member.write
    .input(z.strictObject({ version: Version, ...reached, lot: words(memberLimits.lot) }))
    .output(Profile)
    .errors(refusals('gone', 'stale')),
  changePhoto: member.write
    .input(z.strictObject({ photo: z.file() }))
    .output(Done)
    .errors(refusals('bad_picture', 'too_many_tries'))
    .meta(smallPhoto),
}
