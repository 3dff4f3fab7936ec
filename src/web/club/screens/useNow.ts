import { useTold } from '#web/kernel/data/useTold.ts'

/** The last of these moments that has passed, by the server's clock: whatever ends later goes on. */
export const useNow = (moments: readonly string[]): number =>
  useTold((now) => Math.max(0, ...moments.map((moment) => Date.parse(moment)).filter((at) => at <= now)))
