import * as z from 'zod'
import { passwordAttempts, perQuarterHour } from '../kernel/callLimits.ts'
import { Photo } from '../kernel/files.ts'
import { Me } from '../kernel/identity.ts'
import { refusals } from '../kernel/refusals.ts'
import {
  Day,
  Done,
  EnteredDay,
  Id,
  Mail,
  NewPassword,
  optionalLine,
  Password,
  requiredLine,
  requiredPhone,
  Token,
  VenueId,
  Version,
} from '../kernel/values.ts'
import { everyRole, member } from '../kernel/who.ts'
import { memberClasses, memberLimits, memberRols, pushKinds } from './members.limits.ts'

export const MemberClass = z.enum(memberClasses)

/** The fields of a member that other members may see. */
export const MemberIdentity = z.object({ id: Id, firstName: z.string(), lastName: z.string(), photo: Photo.nullable() })
export type MemberIdentity = z.infer<typeof MemberIdentity>

const Profile = z.object({
  ...MemberIdentity.shape,
  mail: z.string(),
  mailConfirmed: z.boolean(),
  /** The address that replaces `mail` when the member opens the link that was sent to it; null if there is none. */
  pendingMail: z.string().nullable(),
  birthday: Day.nullable(),
  phone: z.string(),
  lot: z.string(),
  rol: z.enum(memberRols),
  class: MemberClass.nullable(),
  liderOf: MemberClass.nullable(),
  muted: z.array(z.enum(pushKinds)),
  version: Version,
})
export type Profile = z.infer<typeof Profile>

/** A link that confirms a mail address. Address and name are null if nobody has this link. */
const MailLink = z.object({
  state: z.enum(['open', 'used', 'expired']),
  mail: z.string().nullable(),
  name: z.string().nullable(),
})
export type MailLink = z.infer<typeof MailLink>

const venueField = { venue: VenueId.optional() }
const contactFields = {
  firstName: requiredLine(memberLimits.name),
  lastName: requiredLine(memberLimits.name),
  phone: requiredPhone(memberLimits.phone),
}
/** The browser crops and shrinks the photo before the upload, so 2 MB are enough. */
const smallPhotoBody = { maxBodyBytes: 2 * 1024 * 1024 } as const

/** Liders see the names and photos of their class. */
const seenByLiders = { audience: 'liders' } as const

export const members = {
  /**
   * Signs a member in. While a class leader's first-password period is open, the first password sent becomes the
   * lider's.
   */
  signIn: everyRole.write
    .input(z.strictObject({ ...venueField, mail: Mail, password: Password, confirmation: Token.optional() }))
    .output(Me)
    .errors(
      refusals('too_many_tries', 'confirm_device', 'weak_password', {
        wrong_mail: 401,
        wrong_password: 401,
        still_waiting: 409,
        short_password: 422,
      }),
    )
    .meta({ limit: { secret: passwordAttempts } }),
  signOut: member.write.output(Done),
  /**
   * Registers a member and mails a link that confirms the address. The birthday determines the class. The photo is part
   * of the call: visitors cannot upload without registering.
   */
  register: everyRole.write
    .input(
      z.strictObject({
        ...venueField,
        id: Id,
        ...contactFields,
        mail: Mail,
        password: NewPassword,
        birthday: EnteredDay.optional(),
        photo: z.file().optional(),
      }),
    )
    .output(Done)
    .errors(refusals('too_many_tries', 'bad_picture', 'storage_full', 'weak_password', { mail_taken: 409 }))
    .meta({ ...smallPhotoBody, limit: { network: perQuarterHour(60) } }),
  /**
   * Mails a link that sets a new password; a repeated request mails the same link, at most three times an hour. The
   * response is the same for unknown addresses, so that it discloses no accounts.
   */
  recover: everyRole.write
    .input(z.strictObject({ ...venueField, mail: Mail }))
    .output(Done)
    .errors(refusals('too_many_tries'))
    .meta({ limit: { network: perQuarterHour(60) } }),
  resetPassword: everyRole.write
    .input(z.strictObject({ ...venueField, token: Token, password: NewPassword }))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries', 'weak_password'))
    .meta({ limit: { network: perQuarterHour(60) } }),
  /** Whether a password link is still valid. */
  resetLink: everyRole.read
    .input(z.strictObject({ ...venueField, token: Token }))
    .output(z.object({ usable: z.boolean() }))
    .meta({ notLive: true }),

  mailLink: everyRole.read
    .input(z.strictObject({ ...venueField, token: Token }))
    .output(MailLink)
    .meta({ notLive: true }),
  /** Confirms the address to which the link was mailed; a new address replaces the old one. An approved member is then linked to the golf member with it. */
  confirmMail: everyRole.write
    .input(z.strictObject({ ...venueField, token: Token }))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries', { mail_taken: 409 }))
    .meta({ limit: { network: perQuarterHour(60) } }),
  /** Mails the link that confirms an address again. The response is the same for known, unknown and confirmed addresses. */
  confirmAgain: everyRole.write
    .input(z.strictObject({ ...venueField, mail: Mail }))
    .output(Done)
    .errors(refusals('too_many_tries'))
    .meta({ limit: { network: perQuarterHour(60) } }),

  profile: member.read.output(Profile).meta({ dependsOn: ['community.push'] }),
  /** Counts for the home page: upcoming bookings, open claims, golf balls taken this month, requests to join the own groups. */
  score: member.read
    .output(
      z.object({
        bookings: z.int(),
        claims: z.int(),
        balls: z.int(),
        /** Members who want to join a group that the caller leads. */
        joinRequests: z.int(),
      }),
    )
    .meta({ dependsOn: ['community.bookings', 'community.claims', 'community.withdrawals', 'community.groups'] }),
  /** Saves the profile. A class that followed from the birthday follows the new one; a class that staff chose stays. */
  updateProfile: member.write
    .input(
      z.strictObject({
        version: Version,
        ...contactFields,
        lot: optionalLine(memberLimits.lot),
        /** Older app versions omit it. */
        birthday: EnteredDay.nullable().optional(),
      }),
    )
    .output(Profile)
    .errors(refusals('gone', 'stale'))
    .meta(seenByLiders),
  /** Mails a link to the new address, which replaces the old one when the link is used. The own address cancels the change. */
  changeMail: member.write
    .input(z.strictObject({ mail: Mail, password: Password }))
    .output(Done)
    .errors(refusals('wrong_password', 'too_many_tries', { mail_taken: 409 }))
    .meta({ limit: { secret: passwordAttempts } }),
  /** Sets a new password, ends the member's other sessions and mails a notice. */
  changePassword: member.write
    .input(z.strictObject({ currentPassword: Password, password: NewPassword }))
    .output(Done)
    .errors(refusals('wrong_password', 'too_many_tries', 'weak_password'))
    .meta({ limit: { secret: passwordAttempts } }),
  changePhoto: member.write
    .input(z.strictObject({ photo: z.file() }))
    .output(Done)
    .errors(refusals('bad_picture', 'storage_full', 'too_many_tries'))
    .meta({ ...smallPhotoBody, ...seenByLiders, limit: { caller: perQuarterHour(30) } }),
}
