import type { Lookup } from '../api.ts'
import type { PageUrl } from '../pageUrl.ts'
import { type Role, roles, type SessionKind } from './roles.ts'

/** The shell around a page. Each surface loads only its own code and styles. */
export type Surface = 'entrance' | 'staff' | 'tv' | 'phone' | 'guest' | 'public'

/** Surfaces whose pages are all rendered on the server, so that phones show them before any JavaScript has run. */
export const renderedSurfaces: readonly Surface[] = ['guest', 'public']
/** The bundle's entry file, `src/web/<entry>.ts`. Navigation to a page of another entry file loads a new document. */
export type EntryFile = 'main' | 'main.phone' | 'main.guest' | 'main.public' | 'main.tv'
export const entryFileOf: Record<Surface, EntryFile> = {
  entrance: 'main',
  staff: 'main',
  phone: 'main.phone',
  guest: 'main.guest',
  public: 'main.public',
  tv: 'main.tv',
}
/** Surfaces whose pages may be shown in an iframe of our own, for the preview beside an edit form. */
export const framableSurfaces: readonly Surface[] = ['guest', 'public', 'tv']

/** The session kind that pages of a surface use, if a browser has sessions of several kinds. */
export const sessionKindOf: Record<Surface, SessionKind> = {
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
  /** The reads whose results are embedded in the page's HTML, depending on URL and role. */
  initialReads?: (address: PageUrl, role: Role) => Lookup[]
  /** True for a server-rendered page of a surface whose pages are usually rendered in the browser. */
  serverRendered?: true
  /** True if the page shows a preview of a guest, public or television page in an iframe. */
  previews?: true
  /** True if the page uses the whole window, without sidebar or bars. */
  whole?: true
  /** Hosts that its iframes may load, in addition to the video hosts. */
  frames?: readonly string[]
  /**
   * True if the reads of a visitor's page are the same for everybody: phones store them beyond a sign-out, for use without a
   * network (docs/decisions/0076).
   */
  publicReads?: true
  /** True if members' phones store its reads for use without a network even if they have never opened the page. */
  storedAhead?: true
}

/** Whether the page opens without a network on a device that has opened a phone page before (docs/decisions/0014). */
export const opensOffline = ({ surface }: Page) => surface === 'phone'

export const isServerRendered = ({ surface, serverRendered }: Page) =>
  serverRendered === true || renderedSurfaces.includes(surface)

export const allRoles: readonly Role[] = roles
/** Roles that see the staff's sign-in page: a browser with a guest's or member's session can also sign in as staff. */
export const rolesWithoutStaff: readonly Role[] = ['visitor', 'guest', 'member', 'lider']
/** Roles that see the members' sign-in page. */
export const rolesWithoutMembers: readonly Role[] = ['visitor', 'guest', 'screen', 'staff', 'admin']
export const tvRoles: readonly Role[] = ['screen', 'staff', 'admin']
export const staffRoles: readonly Role[] = ['staff', 'admin']
export const adminRoles: readonly Role[] = ['admin']
/** Roles of signed-in members of the community; a lider leads a class or groups. */
export const memberRoles: readonly Role[] = ['member', 'lider']
export const liderRoles: readonly Role[] = ['lider']
