import type { Caller } from '#server/kernel/identity/callers.ts'

/** The name stored with a movement or comment: the signed-in staff person, otherwise 'Administrador'. */
export const actorNameOf = (caller: Caller): string =>
  caller.role === 'staff' || caller.role === 'admin' ? caller.name : 'Administrador'

const minute = 60_000
const month = 30 * 24 * 60 * minute

/** The device's time of a movement, if it is between `minAge` and 30 days old; otherwise null. */
export const plausibleMadeAt = (madeAt: string | null, now: Date, minAge = minute): Date | null => {
  if (!madeAt) return null
  const age = now.getTime() - Date.parse(madeAt)
  return age >= minAge && age <= month ? new Date(madeAt) : null
}
