/** Session kinds. Each has its own cookie, so that one browser can be signed in as staff and as a member. */
export const sessionKinds = ['staff', 'screen', 'member', 'guest'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** Request header with the session kind of the page; it selects one of a browser's several sessions. */
export const sessionKindHeader = 'x-casa-as'

/** Roles of callers. A visitor has no session; all others belong to one venue. */
export const roles = ['visitor', 'screen', 'staff', 'admin', 'guest', 'member', 'lider'] as const
export type Role = (typeof roles)[number]

/** The roles that a session of each kind can have. A staff account with the role screen is signed in on a television. */
export const rolesOfSessionKind = {
  staff: ['screen', 'staff', 'admin'],
  screen: ['screen'],
  member: ['member', 'lider'],
  guest: ['guest'],
} as const satisfies Record<SessionKind, readonly Role[]>
