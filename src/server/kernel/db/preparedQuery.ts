import { Column, type DriverValueDecoder, fillPlaceholders, getTableColumns, is, type SQL, Table } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from './database.ts'

/** A query of drizzle, with properties that all its versions of select() have. */
interface SelectQuery<Row> extends PromiseLike<Row[]> {
  _: { selectedFields: unknown }
  toSQL(): { sql: string; params: unknown[] }
}

type Decoder = DriverValueDecoder<unknown, unknown>
/** drizzle's types leave out the decoder of an expression. */
const decoderOf = (field: unknown) => (is(field, Column) ? field : (field as SQL & { decoder: Decoder }).decoder)

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
const textTypes = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ])
/** Dates and times as text: drizzle's columns convert them, and the driver would read them in the server's time zone. */
const getTypeParser = ((type: number, format: 'text') =>
  textTypes.has(type) ? String : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser

type Values = readonly unknown[]
const isEmpty = (values: Values, first: number, end: number) => {
  for (let n = first; n < end; n++) if (values[n] !== null) return false
  return true
}

/**
 * Creates the function that converts rows. drizzle decides for each value of each row how to convert it, which takes four times
 * as long. A group without values is null: its table has no row to join. `next` counts the columns.
 */
const rowReaderOf = (fields: object, next = { column: 0 }) => {
  const readers = Object.entries(fields).map(([name, field]): { name: string; read: (values: Values) => unknown } => {
    const first = next.column
    const isTable = is(field, Table)
    if (isTable || Object.getPrototypeOf(field) === Object.prototype) {
      const read = rowReaderOf(isTable ? getTableColumns(field) : field, next)
      const end = next.column
      return { name, read: (values) => (isEmpty(values, first, end) ? null : read(values)) }
    }
    next.column++
    const decoder = decoderOf(field)
    return { name, read: (values) => (values[first] === null ? null : decoder.mapFromDriverValue(values[first])) }
  })
  return (values: Values) => {
    const row: Record<string, unknown> = {}
    for (const { name, read } of readers) row[name] = read(values)
    return row
  }
}

/**
 * A query that is built once, and prepared once per connection; calls send only its name and values. `build` marks the values with
 * `sql.placeholder`.
 */
export const preparedQuery = <Given extends Record<string, unknown>, Row>(
  name: string,
  build: (db: Db) => SelectQuery<Row>,
) => {
  const open = (db: Db) => {
    const query = build(db)
    const { sql: text, params } = query.toSQL()
    const read = rowReaderOf(query._.selectedFields as object) as (values: Values) => Row
    return { text, params, read }
  }
  let query: ReturnType<typeof open> | undefined
  return async (db: Db, given: Given): Promise<Row[]> => {
    query ??= open(db)
    const { text, params, read } = query
    const { $client } = db as NodePgDatabase & { $client: pg.ClientBase }
    const values = fillPlaceholders(params, given)
    const { rows } = await $client.query({ name, text, values, rowMode: 'array', types: { getTypeParser } })
    return rows.map(read)
  }
}
