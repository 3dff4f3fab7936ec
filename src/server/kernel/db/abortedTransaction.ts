import type pg from 'pg'
import { hasSqlState } from './sqlState.ts'

/** SQLSTATE of every statement that follows a failed one in the same transaction. */
const inFailedTransaction = '25P02'
const firstFailures = new WeakMap<pg.ClientBase, unknown>()

/** Stores the first failure of a connection's transaction; it is called for every failed statement. */
export const storeFirstFailure = (connection: pg.ClientBase, error: unknown) => {
  if (!firstFailures.has(connection)) firstFailures.set(connection, error)
}
export const clearFirstFailure = (connection: pg.ClientBase) => firstFailures.delete(connection)

/**
 * The error that aborted the transaction, if `error` only says that it is aborted. Statements are sent without waiting
 * for each other, so the first failure may belong to a statement whose result nobody awaits.
 */
export const causeOfAbort = (connection: pg.ClientBase, error: unknown): unknown =>
  hasSqlState(error, inFailedTransaction) ? (firstFailures.get(connection) ?? error) : error
