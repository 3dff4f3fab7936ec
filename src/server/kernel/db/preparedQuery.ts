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
/** Identifier of the type integer[]. */
const integerArray = 1007
/** Parses an array such as {320,640,NULL}. The driver's parser reads single characters, which takes several times as long. */
const parseIntegers = (text: string): unknown =>
  JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null'))
/** Dates and times as text: drizzle's columns convert them, and the driver would read them in the server's time zone. */
const getTypeParser = ((type: number, format: 'text') =>
  type === integerArray
    ? parseIntegers
    : pg.types.getTypeParser(textTypes.has(type) ? TEXT : type, format)) as typeof pg.types.getTypeParser

type Values = readonly unknown[]

/** JavaScript expression of an object with these fields, whose values are in the array `values`, in the order of the columns. */
const rowExpression = (fields: object, decoders: (Decoder | null)[]): string => {
  const properties = Object.entries(fields).map(([name, field]) => {
    const first = decoders.length
    const group = is(field, Table) ? getTableColumns(field) : field
    if (Object.getPrototypeOf(group) !== Object.prototype) {
      decoders.push(decoderOf(field))
      const value = `values[${first}]`
      const decoded = `${value} === null ? null : decoders[${first}].mapFromDriverValue(${value})`
      return `${JSON.stringify(name)}: ${decoders[first] ? decoded : value}`
    }
    const row = rowExpression(group, decoders)
    // A group without values is null: its table has no row to join.
    const isEmpty = decoders.slice(first).map((_, n) => `values[${first + n}] === null`)
    return `${JSON.stringify(name)}: ${isEmpty.join(' && ')} ? null : ${row}`
  })
  return `{ ${properties.join(', ')} }`
}

/**
 * Compiles the function that converts rows, from the names of a query's fields. A loop over the fields takes ten times as long, because
 * V8 cannot know the shape of its rows, and drizzle's own conversion four times as long as the loop.
 */
const compileRowReader = (fields: object) => {
  const decoders: (Decoder | null)[] = []
  const expression = rowExpression(fields, decoders)
  const read = new Function('values', 'decoders', `return ${expression}`)
  return (values: Values) => read(values, decoders)
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
    const read: (values: Values) => Row = compileRowReader(query._.selectedFields as object)
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
