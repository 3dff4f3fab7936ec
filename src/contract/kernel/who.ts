import { oc } from '@orpc/contract'
import { type Role, roles } from './roles.ts'

/**
 * Which venue a call works in: the caller's own, the one it names in `venue` (public pages),
 * or none until the handler has found it (signing in).
 */
export type VenueOf = 'caller' | 'named' | 'none'

/**
 * The name of a feature, such as 'club.posts'. Names follow from the contract, which is built with this file, so the
 * compiler cannot check them here: the server refuses to start with a name that no feature has.
 */
type FeatureName = `${string}.${string}`

interface Rules<R extends Role> {
  who?: readonly R[]
  venue?: VenueOf
}
export interface ReadRules<R extends Role = Role> extends Rules<R> {
  kind?: 'read'
  /** The other features whose writes change this answer: when one of them is written, this one is told too. */
  from?: readonly FeatureName[]
  /** The answer is the same for everyone who names the venue: kept as ready bytes until what it is made of changes. */
  kept?: true
  /** The answer is the same for all staff of the venue: made once for however many screens ask at the same time. */
  shared?: true
  /** Looked at once: whoever may ask is not told of changes for its sake. */
  once?: true
}
export interface WriteRules<R extends Role = Role> extends Rules<R> {
  kind?: 'write'
  /** How many bytes a request may have, where the usual limit is too small. Asked who they are before it is read. */
  bodyAtMost?: number
}

const endpoints = <const R extends Role>(who: readonly R[], venue: VenueOf) => ({
  read: oc.$meta<ReadRules<R>>({ who, venue, kind: 'read' }).route({ method: 'GET' }),
  write: oc.$meta<WriteRules<R>>({ who, venue, kind: 'write' }).route({ method: 'POST' }),
})

/** Signing in and what surrounds it. */
export const anyone = endpoints(roles, 'none')
/** Public pages: everyone may read what a venue shows. */
export const visitor = endpoints(roles, 'named')
/** Club televisions, and the staff who look after them. */
export const screen = endpoints(['screen', 'staff', 'admin'], 'caller')
export const staff = endpoints(['staff', 'admin'], 'caller')
export const admin = endpoints(['admin'], 'caller')
/** Whoever is in a room or at a table of the hotel: the guest of a stay. */
export const guest = endpoints(['guest'], 'caller')
/** Guests' own pages, for whoever is not in yet as well. Whoever else the browser signed in as does not count there. */
export const walkIn = endpoints(['visitor', 'guest'], 'named')
/** People of the community who have signed in; a lider is one of them. */
export const member = endpoints(['member', 'lider'], 'caller')
export const lider = endpoints(['lider'], 'caller')
/** Staff, and those who lead a class of the community. */
export const leader = endpoints(['staff', 'admin', 'lider'], 'caller')
