const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isUniqueViolation(error.cause))

/** Error handler for `catch`: returns the refusal code on a unique violation, rethrows all other errors. */
export const refuseIfTaken =
  <Code extends string>(code: Code) =>
  (error: unknown): Code => {
    if (isUniqueViolation(error)) return code
    throw error
  }
