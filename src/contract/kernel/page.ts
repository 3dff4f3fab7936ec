import type { Address } from '../address.ts'
import type { Lookup } from '../api.ts'
import { type Kind, type Role, roles } from './roles.ts'

/** Which shell a page wears. The first paint of one loads nothing of another. */
export type Surface = 'entrance' | 'staff' | 'tv' | 'phone' | 'guest' | 'public'

/** All pages of these arrive drawn: a guest's phone shows them before any of their code has run. */
export const drawnSurfaces: readonly Surface[] = ['guest', 'public']
/** Where the program begins that draws a page, `src/web/<entry>.ts`: a page of another one is another document. */
export type Entry = 'main' | 'main.phone' | 'main.guest' | 'main.public' | 'main.tv'
export const entryOf: Record<Surface, Entry> = {
  entrance: 'main',
  staff: 'main',
  phone: 'main.phone',
  guest: 'main.guest',
  public: 'main.public',
  tv: 'main.tv',
}
/** Their pages may stand in a frame beside the page that edits what they show. */
export const framedSurfaces: readonly Surface[] = ['guest', 'public']

/** Whom the pages of a surface are made for: of several sessions of one browser, the one that counts there. */
export const kindOfSurface: Record<Surface, Kind> = {
  entrance: 'staff',
  staff: 'staff',
  tv: 'screen',
  phone: 'member',
  guest: 'guest',
  public: 'guest',
}

export interface Page {
  path: string
  who: readonly Role[]
  surface: Surface
  /** The reads whose answers come with the page itself, for such a caller. */
  opens?: (address: Address, role: Role) => Lookup[]
  /** Arrives drawn, where most pages of its surface do not. */
  drawn?: true
  /** Shows what it edits as others see it, in a frame beside itself. */
  previews?: true
  /** Has the window for itself: nothing of its shell stands around it. */
  whole?: true
  /** Hosts, beyond those of videos, that its frames may show. */
  frames?: readonly string[]
  /** Opens without a network on a device that was here before (docs/decisions/0014). */
  offline?: true
}

export const isDrawn = ({ surface, drawn }: Page) => drawn === true || drawnSurfaces.includes(surface)

export const everyone: readonly Role[] = roles
/** Whoever may still sign in as staff: a guest or member of this browser can be staff as well. */
export const outsiders: readonly Role[] = ['visitor', 'guest', 'member', 'lider']
/** Whoever may still sign in as a member. */
export const strangers: readonly Role[] = ['visitor', 'guest', 'screen', 'staff', 'admin']
export const screens: readonly Role[] = ['screen', 'staff', 'admin']
export const staff: readonly Role[] = ['staff', 'admin']
export const admins: readonly Role[] = ['admin']
/** People of the community. */
export const members: readonly Role[] = ['member', 'lider']
export const liders: readonly Role[] = ['lider']
