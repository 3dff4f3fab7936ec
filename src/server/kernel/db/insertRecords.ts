import { getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { clientOf, type Db, type PreparedStatement } from './database.ts'

const insertSql = (table: PgTable, names: readonly string[], source: string) =>
  `insert into "${getTableName(table)}" (${names.map((name) => `"${toSnakeCase(name)}"`).join(', ')}) select ${source}`

/**
 * SQL that inserts the rows of a JSON array; their properties have the names of the table's columns in TypeScript. A
 * missing property becomes null: the defaults of the columns do not apply.
 */
export const insertRecordsSql = (table: PgTable, records: string) => {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([name]) => name)
  const values = names.map((name) => `r."${name}"`)
  const types = columns.map(([name, column]) => `"${name}" ${column.getSQLType()}`)
  return insertSql(
    table,
    names,
    `${values.join(', ')} from jsonb_to_recordset(${records}::jsonb) as r(${types.join(', ')})`,
  )
}

/**
 * SQL that inserts one row from parameters, which takes PostgreSQL less time than JSON. `computed` contains SQL expressions by column
 * and the relation that they read; the parameters of the other columns begin with number `first`. `valuesOf` returns their values; a
 * missing one becomes null.
 */
export const insertRowSql = (
  table: PgTable,
  first: number,
  { computed, from }: { computed: Record<string, string>; from: string },
) => {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !(name in computed))
  const given = columns.map(([name]) => name)
  const parameters = columns.map(([, column], n) => `$${first + n}::${column.getSQLType()}`)
  const source = `${[...parameters, ...Object.values(computed)].join(', ')} from ${from}`
  return {
    text: insertSql(table, [...given, ...Object.keys(computed)], source),
    valuesOf: (row: Record<string, unknown>) => given.map((name) => row[name] ?? null),
  }
}

/** Runs a statement that is prepared once per connection. It is sent before the function returns. */
export const runPrepared = async <Row extends pg.QueryResultRow>(
  db: Db,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> => {
  return (await clientOf(db).query<Row>({ ...statement, values })).rows
}
