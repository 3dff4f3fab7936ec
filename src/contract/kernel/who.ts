import { oc } from '@orpc/contract'
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

interface Rules<R extends Role> {
  who?: readonly R[]
  venue?: VenueSource
}
export interface ReadRules<R extends Role = Role> extends Rules<R> {
  kind?: 'read'
  /** Other features whose data this read contains. When one of them is written, screens that show this read are notified. */
  dependsOn?: readonly FeatureName[]
  /** The response is the same for all callers of a venue; it is cached as bytes until one of its features is written. */
  cached?: true
  /** The response is the same for all staff of a venue; simultaneous requests share one execution. */
  coalesced?: true
  /** Callers of this read get no live notifications for its sake. */
  notLive?: true
}
export interface WriteRules<R extends Role = Role> extends Rules<R> {
  kind?: 'write'
  /** Maximum body size in bytes, if larger than the usual limit. The caller is then identified before the body is read. */
  maxBodyBytes?: number
}

const endpoints = <const R extends Role>(who: readonly R[], venue: VenueSource) => ({
  read: oc.$meta<ReadRules<R>>({ who, venue, kind: 'read' }).route({ method: 'GET' }),
  write: oc.$meta<WriteRules<R>>({ who, venue, kind: 'write' }).route({ method: 'POST' }),
})

/** Every role, without a venue: signing in, signing out, recovery. */
export const everyRoleNoVenue = endpoints(roles, 'none')
/** Every role, in the venue named by the input: reads of public pages. */
export const everyRole = endpoints(roles, 'named')
/** Televisions and staff. */
export const screen = endpoints(['screen', 'staff', 'admin'], 'caller')
export const staff = endpoints(['staff', 'admin'], 'caller')
export const admin = endpoints(['admin'], 'caller')
/** Guests: phones that belong to a stay in a room or at a table. */
export const guest = endpoints(['guest'], 'caller')
/** Guests and visitors, in the named venue. Sessions of other kinds in the same browser are ignored. */
export const visitorOrGuest = endpoints(['visitor', 'guest'], 'named')
/** Signed-in members of the community, including class leaders (role lider). */
export const member = endpoints(['member', 'lider'], 'caller')
export const lider = endpoints(['lider'], 'caller')
/** Staff and class leaders. */
export const staffOrLider = endpoints(['staff', 'admin', 'lider'], 'caller')
