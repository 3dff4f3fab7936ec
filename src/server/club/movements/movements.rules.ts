import type { Caller } from '#server/kernel/identity/callers.ts'

/** Stored in place of a name when the caller is no signed-in staff account or member. */
const anonymous = 'Administrador'

/**
 * The name stored with a movement or comment: that of the person who is signed in on the phone, as staff or as a member.
 * A phone without a person, a television and a guest's phone are 'Administrador'.
 */
export const actorNameOf = (caller: Caller): string => {
  const isPerson = caller.kind === 'member' || caller.role === 'staff' || caller.role === 'admin'
  return (isPerson && caller.name) || anonymous
}

/** The name stored with the movements of a shift. A typed name is marked, because nobody has verified it. */
export const shiftNameOf = (caller: Caller, typed: string): string => {
  const name = actorNameOf(caller)
  return name === anonymous && typed ? `${typed} (turno)` : name
}

const minute = 60_000
const month = 30 * 24 * 60 * minute

/** The device's time of a movement, if it is between `minAge` and 30 days old; otherwise null. */
export const plausibleMadeAt = (madeAt: string | null, now: Date, minAge = minute): Date | null => {
  if (!madeAt) return null
  const age = now.getTime() - Date.parse(madeAt)
  return age >= minAge && age <= month ? new Date(madeAt) : null
}
