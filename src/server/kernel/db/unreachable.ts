export class DatabaseAway extends Error {
  constructor(message = 'the database does not answer') {
    super(message)
  }
}

/** Of the way to it: any failure here, and these codes wherever they come from. */
const waysTo = ['connect', 'getaddrinfo']
const network = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN)/
/** What the database says: the connection failed, it is stopping or starting, it lacks room, it was left alone. */
const states = /^(08|57P0|53|25P03)/
/** What the library says, without a code. */
const words = /connection terminated|not queryable/i

/** True when the database could not be reached or went away, as opposed to refusing what was asked. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway || isUnreachable(error.cause)) return true
  const { code, syscall = '' } = error as NodeJS.ErrnoException
  return waysTo.includes(syscall) || network.test(code ?? '') || states.test(code ?? '') || words.test(error.message)
}
