export const userLimits = {
  name: 80,
  /** Hours until an invitation's link expires: it may be read after a weekend. */
  invitationFor: 72,
}
/** Roles of invited accounts. Televisions are paired instead of invited. */
export const invitableRoles = ['staff', 'admin'] as const
