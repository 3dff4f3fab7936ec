import type { Caller } from '#server/kernel/identity/callers.ts'

/** Who did it: the staff person where one is signed in, else 'Administrador'. */
export const actorOf = (caller: Caller): string =>
  caller.role === 'staff' || caller.role === 'admin' ? caller.name : 'Administrador'

const minute = 60_000
const month = 30 * 24 * 60 * minute

/** When the device says it made a movement: kept when that was a while ago, and can be true. */
export const madeEarlier = (madeAt: string | null, now: Date, atLeast = minute): Date | null => {
  if (!madeAt) return null
  const age = now.getTime() - Date.parse(madeAt)
  return age >= atLeast && age <= month ? new Date(madeAt) : null
}
