const isTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isTaken(error.cause))

/** What it comes to when the database refuses a row because another one already has that key. */
export const ifTaken =
  <Code extends string>(code: Code) =>
  (error: unknown): Code => {
    if (isTaken(error)) return code
    throw error
  }
