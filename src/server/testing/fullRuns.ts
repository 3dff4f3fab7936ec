import { test } from 'vitest'

/** A test that CI, long runs and runs of chosen files include, and a plain `npm test` leaves out (docs/decisions/0138). */
export const inFullRuns = test.runIf(process.env.FULL)
