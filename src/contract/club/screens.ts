import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment, optionalLine, requiredLine, TimeOfDay, Token, Version } from '../kernel/values.ts'
import { admin, everyRoleNoVenue, staff, tvOrStaff } from '../kernel/who.ts'
import { playlistLimits } from './playlists.limits.ts'
import { tvBoards, tvLimits } from './screens.limits.ts'

const tvFields = {
  name: requiredLine(tvLimits.name),
  /** Shown while no entry of the playlist is current; several boards take turns. */
  boards: z
    .array(z.enum(tvBoards))
    .min(1)
    .max(tvBoards.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'repeated'),
}

const PlaylistEntry = z.strictObject({
  id: Id,
  board: z.enum(tvBoards),
  seconds: z.int().min(playlistLimits.minSeconds).max(playlistLimits.maxSeconds),
  from: TimeOfDay,
  to: TimeOfDay,
  days: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'repeated'),
  light: z.boolean().optional(),
})

/** A paired television. */
export const Tv = z.object({
  id: Id,
  name: z.string(),
  boards: z.array(z.enum(tvBoards)),
  playlist: z.array(PlaylistEntry),
  pairedAt: Moment,
  /** Last call with the television's session; null until it has claimed one. */
  seenAt: Moment.nullable(),
  /** True if the television was not seen for ten minutes in which its playlist had something to show. */
  isDark: z.boolean(),
  version: Version,
})
export type Tv = z.infer<typeof Tv>

/** A sentence that all televisions of the venue show above their boards. */
export const TvNotice = z.object({
  sentence: z.string(),
  /** Null for a notice that stays until somebody removes it. */
  until: Moment.nullable(),
  publishedAt: Moment,
})
export type TvNotice = z.infer<typeof TvNotice>

/** A person types the code from the television, so case, spaces and dashes are ignored. */
const Code = optionalLine(30).transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))

export const screens = {
  /** Starts a pairing: returns the code to show and the secret with which the television claims its session. */
  ask: everyRoleNoVenue.write
    .output(z.object({ code: z.string(), secret: z.string(), until: Moment }))
    .errors(refusals('too_many_tries'))
    .meta({ limit: { network: perQuarterHour(60) } }),
  /**
   * Polled by a television that waits for its pairing. Once an admin has paired it, the response sets its session
   * cookie.
   */
  claim: everyRoleNoVenue.write
    .input(z.strictObject({ secret: Token }))
    .output(z.object({ paired: z.boolean() }))
    .errors(refusals('link_expired')),
  pair: admin.write
    .input(z.strictObject({ id: Id, code: Code, ...tvFields }))
    .output(Tv)
    .errors(refusals('too_many_tries', { wrong_code: 422 }))
    .meta({ limit: { network: perQuarterHour(40) } }),
  list: staff.read.output(z.array(Tv)),
  /** Name, boards and playlist of the calling television; null for other callers. */
  mine: everyRoleNoVenue.read.output(Tv.pick({ name: true, boards: true, playlist: true }).nullable()),
  update: admin.write
    .input(
      z.strictObject({
        id: Id,
        version: Version,
        ...tvFields,
        /** An omitted playlist stays as it is: pages of the previous version do not send it. */
        playlist: z.array(PlaylistEntry).max(playlistLimits.entries).optional(),
      }),
    )
    .output(Tv)
    .errors(refusals('gone', 'stale')),
  revoke: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  notice: tvOrStaff.read.output(TvNotice.nullable()),
  /**
   * Publishes a notice in place of the current one, until the next occurrence of the local time `until`; with null,
   * until it is removed.
   */
  publishNotice: staff.write
    .input(z.strictObject({ sentence: requiredLine(tvLimits.notice), until: TimeOfDay.nullable() }))
    .output(TvNotice),
  removeNotice: staff.write.output(Done),
}
