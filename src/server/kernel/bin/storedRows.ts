import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import type { StoredRow, StoredRows } from './bin.table.ts'

/** A foreign key, read from PostgreSQL's system catalog. */
interface Reference {
  child: string
  childColumns: string[]
  parent: string
  parentColumns: string[]
  cascades: boolean
}

const findReferences = async (db: Db) => {
  const { rows } = await db.execute<Reference & Record<string, unknown>>(sql`
    select child.relname as child, parent.relname as parent, c.confdeltype = 'c' as cascades,
      array_agg(own.attname::text order by pair.n) as "childColumns",
      array_agg(pointed.attname::text order by pair.n) as "parentColumns"
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    cross join unnest(c.conkey, c.confkey) with ordinality as pair (own, pointed, n)
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
    join pg_attribute pointed on pointed.attrelid = c.confrelid and pointed.attnum = pair.pointed
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    group by c.oid, child.relname, parent.relname`)
  return rows
}

/** The stored rows as a set of rows of their table. Columns that the table has got since then are null. */
const asRecordset = (table: string, rows: readonly StoredRow[]) =>
  sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`

const selectRows = async (db: Db, query: SQL) =>
  (await db.execute<{ row: StoredRow }>(query)).rows.map(({ row }) => row)

/** Reads and locks the rows that a foreign key deletes together with the given ones, and those that follow from them. */
const findCascade = async (db: Db, references: readonly Reference[], from: StoredRows): Promise<StoredRows[]> => {
  const found: StoredRows[] = []
  for (const { child, childColumns, parentColumns } of references.filter(
    ({ parent, cascades }) => cascades && parent === from.table,
  )) {
    const isSame = childColumns.map(
      (column, n) => sql`c.${sql.identifier(column)} = p.${sql.identifier(parentColumns[n] ?? '')}`,
    )
    const rows = await selectRows(
      db,
      sql`select to_jsonb(c) as row from ${sql.identifier(child)} c
        join ${asRecordset(from.table, from.rows)} p on ${sql.join(isSame, sql` and `)} for update of c`,
    )
    if (rows.length === 0) continue
    const children = { table: child, rows }
    found.push(children, ...(await findCascade(db, references, children)))
  }
  return found
}

/** The ids of the pictures that the rows refer to. */
const pictureIdsIn = (references: readonly Reference[], stored: readonly StoredRows[]) => {
  const ids = stored.flatMap(({ table, rows }) =>
    references
      .filter(({ child, parent }) => child === table && parent === 'kernel_files')
      .flatMap(({ childColumns, parentColumns }) =>
        rows.map((row) => row[childColumns[parentColumns.indexOf('id')] ?? '']),
      ),
  )
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

/**
 * Reads and locks rows of a table and, unless they are only marked as removed, all rows that are deleted with them by
 * their foreign keys. The locks prevent other transactions from changing the rows or adding to them.
 */
export const readRowsToRemove = async (db: Db, table: string, ids: readonly string[], marked: boolean) => {
  const references = await findReferences(db)
  const rows = await selectRows(
    db,
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where t.id = any(${sql.param([...ids])}::uuid[])
      order by t.id for update`,
  )
  const first: StoredRows = { table, rows, ...(marked && { marked }) }
  const stored = marked ? [first] : [first, ...(await findCascade(db, references, first))]
  return { stored, pictureIds: pictureIdsIn(references, stored) }
}

/** The stored rows with the types of the table's columns. */
export const toTypedRows = <T extends PgTable>(db: Db, table: T, rows: readonly StoredRow[]) => {
  const name = getTableName(table)
  const source = sql`${asRecordset(name, rows)} as ${sql.identifier(name)}`
  // The columns are wrapped in SQL, because drizzle accepts a column only if it knows that its table is in the query.
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, sql`${column}`.mapWith(column)])
  return db.select(Object.fromEntries(columns)).from(source) as unknown as Promise<T['$inferSelect'][]>
}

/** Inserts stored rows. Columns that the table has got since they were stored take their defaults. */
export const insertRows = async (db: Db, { table, rows }: StoredRows) => {
  const [first] = rows
  if (!first) return
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const names = columns.filter(({ name }) => name in first).map(({ name }) => sql.identifier(name))
  const list = sql.join(names, sql`, `)
  await db.execute(sql`insert into ${sql.identifier(table)} (${list}) select ${list} from ${asRecordset(table, rows)}`)
}

const idsOf = (rows: readonly StoredRow[]) => sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`

export const deleteRows = async (db: Db, { table, rows }: StoredRows) => {
  await db.execute(sql`delete from ${sql.identifier(table)} where id = any(${idsOf(rows)})`)
}

export const markRows = async (db: Db, { table, rows }: StoredRows, removedAt: Date | null) => {
  const moment = removedAt?.toISOString() ?? null
  await db.execute(sql`update ${sql.identifier(table)} set removed_at = ${moment} where id = any(${idsOf(rows)})`)
}
