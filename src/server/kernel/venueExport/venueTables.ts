import type pg from 'pg'
import { type BackupTable, listBackupTables } from '../backup/rows.ts'
import { tablesNotExported } from './notExported.ts'

export interface VenueTable extends BackupTable {
  /** True if rows of the table refer to other rows of it. */
  refersToItself: boolean
  hasTriggers: boolean
  /** Names of the columns that may be null. */
  nullable: string[]
}

const references = `
  select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace`
const nullableColumns = `
  select attrelid::regclass::text as name, array_agg(quote_ident(attname)) as columns from pg_attribute
  where attnum > 0 and not attnotnull and attrelid = any ($1::regclass[]) group by 1`
const triggers = `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`

/** The tables of a venue that are exported, each after those to which its foreign keys refer. */
export const listVenueTables = async (client: pg.Client): Promise<VenueTable[]> => {
  const tables = (await listBackupTables(client)).filter(({ name, ofVenue }) => ofVenue && !(name in tablesNotExported))
  const { rows } = await client.query<{ child: string; parent: string }>(references)
  const withTriggers = new Set((await client.query<{ name: string }>(triggers)).rows.map(({ name }) => name))
  const names = tables.map(({ name }) => name)
  const found = await client.query<{ name: string; columns: string[] }>(nullableColumns, [names])
  const nullable = new Map(found.rows.map(({ name, columns }) => [name, columns]))
  const sorted: VenueTable[] = []
  const add = (table: BackupTable, path: readonly string[]) => {
    if (sorted.some(({ name }) => name === table.name)) return
    if (path.includes(table.name)) throw new Error(`foreign keys form a circle: ${[...path, table.name].join(', ')}`)
    const parents = rows.filter(({ child }) => child === table.name).map(({ parent }) => parent)
    for (const other of tables) if (other !== table && parents.includes(other.name)) add(other, [...path, table.name])
    const refersToItself = parents.includes(table.name)
    const { name } = table
    sorted.push({
      ...table,
      refersToItself,
      hasTriggers: withTriggers.has(name),
      nullable: nullable.get(name) ?? [],
    })
  }
  for (const table of tables) add(table, [])
  return sorted
}
