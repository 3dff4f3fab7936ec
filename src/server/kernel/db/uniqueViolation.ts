import { hasSqlState, uniqueViolation } from './sqlState.ts'

/** Error handler for `catch`: returns the refusal code on a unique violation, rethrows all other errors. */
export const refuseIfTaken =
  <Code extends string>(code: Code) =>
  (error: unknown): Code => {
    if (hasSqlState(error, uniqueViolation)) return code
    throw error
  }
