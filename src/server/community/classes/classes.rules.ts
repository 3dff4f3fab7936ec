import type { ClassBand } from '#contract/community/classes.ts'
import type { MemberClass } from '#contract/community/members.limits.ts'

/** The class for a birthday; null when it is outside all bands. */
export const classForBirthday = (birthday: string | null, bands: readonly ClassBand[]): MemberClass | null =>
  bands.find(({ from, before }) => birthday !== null && from <= birthday && birthday < before)?.class ?? null

/** Whether a band is empty, two bands contain the same birthday, or two bands are of the same class. */
export const areInvalidBands = (bands: readonly ClassBand[]) =>
  bands.some(
    ({ from, before }, i) =>
      from >= before || bands.some((other, j) => j < i && other.from < before && from < other.before),
  ) || new Set(bands.map((band) => band.class)).size < bands.length
