/** Whether an error has this SQLSTATE, directly or as the cause of a drizzle error. */
export const hasSqlState = (error: unknown, code: string) =>
  error instanceof Error &&
  [error, error.cause].some((e) => typeof e === 'object' && e !== null && 'code' in e && e.code === code)

export const uniqueViolation = '23505'
export const foreignKeyViolation = '23503'
