import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'

/**
 * The latest of these times that has passed by the server's clock, in milliseconds, or 0. Renders again only when the
 * next one passes.
 */
export const useLatestPassedTime = (moments: readonly string[]): number =>
  useTimeValue((now) => Math.max(0, ...moments.map((moment) => Date.parse(moment)).filter((at) => at <= now)))
