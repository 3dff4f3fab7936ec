/** The database did not respond, or is known not to respond. */
export class DatabaseAway extends Error {
  constructor(message = 'the database does not answer') {
    super(message)
  }
}

/** System calls whose failure means that the database is unreachable, whatever the code. */
const connectCalls = ['connect', 'getaddrinfo']
/** Codes of network errors, in any system call. */
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN)/
/** SQLSTATE: connection failure, stopping or starting, no resources, idle transaction timeout. */
const sqlStates = /^(08|57P0|53|25P03)/
/** Messages of pg's errors that have no code. */
const messages = /connection terminated|not queryable/i

/**
 * True if the error means that the database is unreachable or the connection broke, and false for a failed statement.
 */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway || isUnreachable(error.cause)) return true
  const { code, syscall = '' } = error as NodeJS.ErrnoException
  return (
    connectCalls.includes(syscall) ||
    networkCodes.test(code ?? '') ||
    sqlStates.test(code ?? '') ||
    messages.test(error.message)
  )
}
