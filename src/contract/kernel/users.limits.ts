export const userLimits = {
  name: 80,
  /** In hours. An invitation is read when somebody is back from a day off. */
  invitationFor: 72,
}
/** Whom one can be made by invitation. A television is paired instead. */
export const invitedRoles = ['staff', 'admin'] as const
