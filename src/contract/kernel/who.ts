import { oc } from '@orpc/contract'
import type { CallLimit } from './callLimits.ts'
import { refusals } from './refusals.ts'
import { type Role, roles } from './roles.ts'

/**
 * The venue of a call: the caller's own ('caller'), the input's field `venue` ('named', for public pages), or none until
 * the handler sets it ('none', for signing in).
 */
export type VenueSource = 'caller' | 'named' | 'none'

/**
 * The name of a feature, such as 'club.posts'. Names follow from the contract, which is built with this file, so the
 * compiler cannot check them here: the server refuses to start with a name that no feature has.
 */
type FeatureName = `${string}.${string}`

/**
 * The live streams that a write notifies in addition to those of staff and televisions: of the caller's own member or stay
 * ('caller'), of that one and all class leaders ('liders'), or of everybody in the venue who may read the feature
 * ('everyone'). A handler's `notifyOnly` adds a subject to the first two, and replaces 'everyone'.
 */
export type LiveAudience = 'caller' | 'liders' | 'everyone'

interface Rules<R extends Role> {
  who?: readonly R[]
  venue?: VenueSource
  /** The number of calls that the endpoint accepts. Without it, writes of members and guests have the default budget. */
  limit?: CallLimit
}
export interface ReadRules<R extends Role = Role> extends Rules<R> {
  kind?: 'read'
  /** Other features whose data this read contains. When one of them is written, screens that show this read are notified. */
  dependsOn?: readonly FeatureName[]
  /**
   * True if the response is the same for all callers of a venue; it is cached as bytes until one of its features is
   * written.
   */
  cached?: true
  /**
   * Set if the response is the same for all staff of a venue (true), or for all staff of one role ('perRole');
   * simultaneous requests share one execution.
   */
  coalesced?: true | 'perRole'
  /** True if this read alone does not make its roles receive live notifications of the feature. */
  notLive?: true
  /** True if the response is a file with many rows. Each download is written to the activity log. */
  isExport?: true
}
export interface WriteRules<R extends Role = Role> extends Rules<R> {
  kind?: 'write'
  audience?: LiveAudience
  /** Maximum body size in bytes, if larger than the usual limit. The caller is then identified before the body is read. */
  maxBodyBytes?: number
  /** Refused as `reauthentication_required` if the caller's last password or passkey is older than `recentSignInMinutes`. */
  requiresRecentSignIn?: true
}

const endpoints = <const R extends Role>(who: readonly R[], venue: VenueSource, audience: LiveAudience) => ({
  read: oc.$meta<ReadRules<R>>({ who, venue, kind: 'read' }).route({ method: 'GET' }),
  write: oc.$meta<WriteRules<R>>({ who, venue, kind: 'write', audience }).route({ method: 'POST' }),
})

/** Endpoints of people with a password, who can prove their identity again. */
const staffEndpoints = <const R extends 'staff' | 'admin'>(who: readonly R[]) => ({
  ...endpoints(who, 'caller', 'everyone'),
  /** For changes to who may get in and with what: roles, accounts, codes, sign-in rules, second factors. */
  sensitiveWrite: oc
    .$meta<WriteRules<R>>({ who, venue: 'caller', kind: 'write', audience: 'everyone', requiresRecentSignIn: true })
    .route({ method: 'POST' })
    .errors(refusals('reauthentication_required')),
})

/** Every role, without a venue, for example signing in, signing out and pairing a television. */
export const everyRoleNoVenue = endpoints(roles, 'none', 'caller')
/** Every role, in the venue that the input names: reads and writes of public pages. */
export const everyRole = endpoints(roles, 'named', 'caller')
/** Televisions and staff. */
export const tvOrStaff = endpoints(['screen', 'staff', 'admin'], 'caller', 'everyone')
export const staff = staffEndpoints(['staff', 'admin'])
export const admin = staffEndpoints(['admin'])
/** Guests: phones that belong to a stay in a room or at a table. */
export const guest = endpoints(['guest'], 'caller', 'caller')
/** Guests and visitors, in the named venue. Sessions of other kinds in the same browser are ignored. */
export const visitorOrGuest = endpoints(['visitor', 'guest'], 'named', 'caller')
/** Signed-in members of the community, including class leaders (role lider). */
export const member = endpoints(['member', 'lider'], 'caller', 'caller')
export const lider = endpoints(['lider'], 'caller', 'liders')
/** Everybody with a session but televisions: those who can subscribe to push messages. */
export const staffGuestOrMember = endpoints(['staff', 'admin', 'guest', 'member', 'lider'], 'caller', 'caller')
/** Staff and class leaders. */
export const staffOrLider = endpoints(['staff', 'admin', 'lider'], 'caller', 'liders')
