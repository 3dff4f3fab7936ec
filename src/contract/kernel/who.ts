import { oc } from '@orpc/contract'
import { type Role, roles } from './roles.ts'

/**
 * Which venue a call works in: the caller's own, the one it names in `venue` (public pages),
 * or none until the handler has found it (signing in).
 */
export type VenueOf = 'caller' | 'named' | 'none'

interface Rules {
  who?: readonly Role[]
  venue?: VenueOf
  /** Other features whose screens this write changes; its own is always told. */
  touches?: readonly string[]
}
export interface ReadRules extends Rules {
  kind?: 'read'
  /**
   * The answer is the same for everyone who names the venue: kept as ready bytes until the feature changes.
   * Whatever else it is made of must name this feature in its `touches`.
   */
  kept?: true
}
export interface WriteRules extends Rules {
  kind?: 'write'
}

const endpoints = (who: readonly Role[], venue: VenueOf) => ({
  read: oc.$meta<ReadRules>({ who, venue, kind: 'read' }).route({ method: 'GET' }),
  write: oc.$meta<WriteRules>({ who, venue, kind: 'write' }).route({ method: 'POST' }),
})

/** Signing in and what surrounds it. */
export const anyone = endpoints(roles, 'none')
/** Public pages: everyone may read what a venue shows. */
export const visitor = endpoints(roles, 'named')
/** Club televisions, and the staff who look after them. */
export const screen = endpoints(['screen', 'staff', 'admin'], 'caller')
export const staff = endpoints(['staff', 'admin'], 'caller')
export const admin = endpoints(['admin'], 'caller')
