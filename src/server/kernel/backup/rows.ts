import type pg from 'pg'
import { tablesWithoutVenue } from '../db/tables-without-venue.ts'

/** Table that is not backed up, because every node stores the files of its own build when it starts. */
const assetsTable = 'kernel_assets'
/**
 * Table of the file store in PostgreSQL. Its files are in the backup like those of other stores, and not as rows, so that they can
 * be restored into any store.
 */
const fileBytesTable = 'kernel_file_bytes'
/** Table that is read as the owner, because the app's role has no right to it. */
export const secretsTable = 'kernel_secrets'
const tablesOfInstallation = [...Object.keys(tablesWithoutVenue), secretsTable].filter((name) => name !== assetsTable)
const batchSize = 500

export interface BackupTable {
  name: string
  /** True if the table has a venue_id. */
  ofVenue: boolean
  /** All columns except generated ones, which the database computes again. */
  columns: { name: string; type: string }[]
}

const tables = `
  select quote_ident(c.relname) as name, bool_or(a.attname = 'venue_id') as "ofVenue",
    json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> '${fileBytesTable}'
  group by c.relname having bool_or(a.attname = 'venue_id') or c.relname = any ($1) order by c.relname`

/** The tables to back up. Read from the catalog, because the database may have fewer migrations than the program. */
export const listBackupTables = async (client: pg.Client): Promise<BackupTable[]> =>
  (await client.query<BackupTable>(tables, [tablesOfInstallation])).rows

/** Name of the archive file that contains one batch of a table's rows. */
export const rowsFileName = ({ name }: BackupTable, part: number) =>
  `rows/${name}/${String(part).padStart(6, '0')}.jsonl`
export const rowsFilePattern = /^rows\/(\w+)\/\d+\.jsonl$/

/** Sets one text format for all values until the transaction ends, whatever the server's settings are. */
export const textFormatSettings = `
  set local datestyle = iso; set local intervalstyle = postgres; set local timezone = utc;
  set local bytea_output = hex; set local extra_float_digits = 1`

/** Reads the rows of a query in batches through a cursor. */
export async function* readInBatches<Row extends pg.QueryResultRow>(client: pg.Client, query: string) {
  await client.query(`declare batch no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batchSize} from batch`)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close batch')
}

/** Yields batches of lines: one JSON array per row, with the values as text in the order of the columns. */
export async function* readRowLines(client: pg.Client, { name, columns }: BackupTable) {
  const texts = columns.map((column) => `${column.name}::text`).join(', ')
  for await (const rows of readInBatches<{ line: string }>(
    client,
    `select array_to_json(array[${texts}])::text as line from ${name}`,
  ))
    yield rows.map(({ line }) => line)
}

export const insertRowLines = (client: pg.Client, { name, columns }: BackupTable, lines: string[]) => {
  const names = columns.map((column) => column.name).join(', ')
  const values = columns.map(({ type }, n) => `(line ->> ${n})::${type}`).join(', ')
  const insert = `insert into ${name} (${names}) select ${values} from jsonb_array_elements($1) as line`
  return client.query(insert, [`[${lines.join()}]`])
}
