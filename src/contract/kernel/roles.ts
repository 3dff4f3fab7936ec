/** Who may be calling. A visitor has not signed in; the others are staff accounts of one venue. */
export const roles = ['visitor', 'screen', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]
