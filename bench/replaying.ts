// Records the SQL statements of a call, which the bare server repeats.
import pg from 'pg'

interface RecordedStatement {
  text: string
  values: unknown[]
}

/**
 * Statements of the current recording; null while none is made. This module replaces the driver's `query`, so it is
 * imported before a connection opens.
 */
let recording: RecordedStatement[] | null = null
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
  const values = second ?? (typeof first === 'string' ? [] : (first.values ?? []))
  const text = typeof first === 'string' ? first : first.text
  if (text !== 'select 1') recording?.push({ text, values })
  return (query as (...all: unknown[]) => unknown).apply(this, args)
} as typeof query

/** The statements that are executed during `work`. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<RecordedStatement[]> => {
  const asked: RecordedStatement[] = []
  recording = asked
  await work()
  recording = null
  return asked
}
