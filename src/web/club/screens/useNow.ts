import { useTold } from '#web/kernel/data/useTold.ts'

/**
 * The latest of these times that has passed by the server's clock, in milliseconds, or 0. Renders again only when the
 * next one passes.
 */
export const useNow = (moments: readonly string[]): number =>
  useTold((now) => Math.max(0, ...moments.map((moment) => Date.parse(moment)).filter((at) => at <= now)))
