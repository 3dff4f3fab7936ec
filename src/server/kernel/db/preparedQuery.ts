import {
  Column,
  type DriverValueDecoder,
  fillPlaceholders,
  getTableColumns,
  is,
  noopDecoder,
  type SQL,
  sql,
  Table,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { clientOf, type Db } from './database.ts'

/** A query of drizzle, with properties that all its versions of select() have. */
interface SelectQuery<Row> extends PromiseLike<Row[]> {
  _: { selectedFields: unknown }
  toSQL(): { sql: string; params: unknown[] }
}

type Decoder = DriverValueDecoder<unknown, unknown>
const unchanged = Column.prototype.mapFromDriverValue
/** Converts the values of a column or an expression; null if they stay as they are. */
const decoderOf = (field: unknown): Decoder | null => {
  // drizzle's types leave out the decoder of an expression.
  const decoder: Decoder = is(field, Column) ? field : (field as SQL & { decoder: Decoder }).decoder
  return decoder === noopDecoder || decoder.mapFromDriverValue === unchanged ? null : decoder
}

const { DATE, INTERVAL, TEXT, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
const textTypes = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ])
/** Dates and times as text: drizzle's columns convert them, and the driver would read them in the server's time zone. */
const getTypeParser = ((type: number, format: 'text') =>
  pg.types.getTypeParser(textTypes.has(type) ? TEXT : type, format)) as typeof pg.types.getTypeParser

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
  const readers = Object.entries(fields).map(([name, field]) => {
    const first = next.column
    const group = is(field, Table) ? getTableColumns(field) : field
    if (Object.getPrototypeOf(group) !== Object.prototype) {
      next.column++
      return { name, first, decoder: decoderOf(field), readGroup: null }
    }
    const read = rowReaderOf(group, next)
    const end = next.column
    const readGroup = (values: Values) => (isEmpty(values, first, end) ? null : read(values))
    return { name, first, decoder: null, readGroup }
  })
  return (values: Values) => {
    const row: Record<string, unknown> = {}
    for (const { name, first, decoder, readGroup } of readers) {
      const value = values[first]
      if (readGroup) row[name] = readGroup(values)
      else row[name] = decoder && value !== null ? decoder.mapFromDriverValue(value) : value
    }
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
    const values = fillPlaceholders(params, given)
    const { rows } = await clientOf(db).query({ name, text, values, rowMode: 'array', types: { getTypeParser } })
    return rows.map(read)
  }
}

/** Condition of a prepared query that the column is one of the ids of the value with this name. */
export const isAnyOfGiven = (column: AnyPgColumn, name: string) =>
  sql`${column} = any(${sql.placeholder(name)}::uuid[])`
