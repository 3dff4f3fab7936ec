import { getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db, PreparedStatement } from './database.ts'

/**
 * SQL that inserts the rows of a JSON array; their properties have the names of the table's columns in TypeScript. A
 * missing property becomes null: the defaults of the columns do not apply. `computed` contains SQL expressions, by
 * column, that take precedence over the JSON, and `from` the relation that they read.
 */
export const insertRecordsSql = (
  table: PgTable,
  records: string,
  { computed = {}, from }: { computed?: Record<string, string>; from?: string } = {},
) => {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([name]) => `"${toSnakeCase(name)}"`)
  const values = columns.map(([name]) => computed[name] ?? `r."${name}"`)
  const types = columns.map(([name, column]) => `"${name}" ${column.getSQLType()}`)
  return `insert into "${getTableName(table)}" (${names.join(', ')}) select ${values.join(', ')}
    from ${from ? `${from}, ` : ''}jsonb_to_recordset(${records}::jsonb) as r(${types.join(', ')})`
}

/** Runs a statement that is prepared once per connection. It is sent before the function returns. */
export const runPrepared = async <Row extends pg.QueryResultRow>(
  db: Db,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> => {
  const { $client } = db as NodePgDatabase & { $client: pg.ClientBase }
  return (await $client.query<Row>({ ...statement, values })).rows
}
