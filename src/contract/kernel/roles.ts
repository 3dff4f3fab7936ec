/** Kinds of session. Each has a cookie of its own: one browser can be staff and member at once. */
export const kinds = ['staff', 'screen', 'member', 'guest'] as const
export type Kind = (typeof kinds)[number]

/** In this header a page says as which kind it was opened: of several sessions of one browser, that one counts. */
export const asHeader = 'x-casa-as'

/** Who may be calling. A visitor has no session; the others belong to one venue. */
export const roles = ['visitor', 'screen', 'staff', 'admin', 'guest', 'member', 'lider'] as const
export type Role = (typeof roles)[number]

/** Whom a session of each kind can make of a caller. A staff account of role screen signs in for a television. */
export const rolesOfKind = {
  staff: ['screen', 'staff', 'admin'],
  screen: ['screen'],
  member: ['member', 'lider'],
  guest: ['guest'],
} as const satisfies Record<Kind, readonly Role[]>
