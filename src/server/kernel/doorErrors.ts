import { ORPCError } from '@orpc/server'
import { isUnreachable } from './db/database.ts'
import { foreignKeyViolation, hasSqlState } from './db/sqlState.ts'

type ErrorCode = 'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE' | 'CLIENT_CLOSED_REQUEST'
export const refuse = (code: ErrorCode, cause?: unknown) => new ORPCError(code, { cause })

/** SQLSTATE of a statement timeout, a lock timeout and a deadlock. */
const conflictsToRetry = ['57014', '55P03', '40P01']

/** Converts database errors that the client may retry or has caused into HTTP errors; throws all other errors unchanged. */
export const translateErrors = async <T>(work: T | PromiseLike<T>) => {
  try {
    return await work
  } catch (error) {
    // The transaction was rolled back, so the client may retry.
    if (isUnreachable(error) || conflictsToRetry.some((code) => hasSqlState(error, code)))
      throw refuse('SERVICE_UNAVAILABLE', error)
    // The input refers to a row that does not exist in this venue.
    if (hasSqlState(error, foreignKeyViolation)) throw refuse('BAD_REQUEST', error)
    throw error
  }
}
