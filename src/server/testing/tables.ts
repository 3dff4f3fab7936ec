import type { Client } from 'pg'

/** The tables whose rows belong to a venue. */
export const venueTables = async (owner: Client) => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'venue_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Tables with rows of one member or one guest. */
const personalTables = async (owner: Client) => {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct attrelid::regclass::text as name from pg_attribute where attname in ('member_id', 'stay_id')`,
  )
  return new Set(rows.map(({ name }) => name))
}

const ofVenue = '(venue_id = current_venue())'
const standardRules = (table: string) => [
  `${table}: forced row-level security`,
  `${table}: permissive of_venue, for all to casa_app: ${ofVenue}; to write: ${ofVenue}`,
]

/**
 * Leaves out the row-level security policies of tables whose rows everybody in the venue may see: a test holds them for every table
 * of a venue, so a new table needs no review. A table with rows of persons stays, because these two rules may be too few for it.
 */
export const omitStandardPolicies = async (owner: Client, rules: string) => {
  const personal = await personalTables(owner)
  const isStandard = (table: string, lines: readonly string[]) =>
    !personal.has(table) && lines.join() === standardRules(table).join()
  const byTable = Map.groupBy(rules.trimEnd().split('\n'), (rule) => rule.slice(0, rule.indexOf(':')))
  return [...byTable]
    .flatMap(([table, lines]) => (isStandard(table, lines) ? [] : lines.map((line) => `${line}\n`)))
    .join('')
}

/** A value of each type, as SQL. An enum gets its first label. */
const valuesOfTypes: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'x'`,
  'character varying': `'x'`,
  integer: '1',
  bigint: '1',
  boolean: 'false',
  'timestamp with time zone': 'now()',
  date: 'current_date',
  'time without time zone': `'10:00'`,
  bytea: `'x'`,
  jsonb: `'{}'`,
}

/**
 * Inserts a row into each table of the venue that has none, so that a test of what callers read is not vacuous. The row
 * has a value in every required column; foreign keys and triggers are not applied.
 */
export const fillEmptyTables = async (owner: Client, venueId: number) => {
  await owner.query('set session_replication_role = replica')
  for (const table of await venueTables(owner)) {
    const { rowCount } = await owner.query(`select from ${table} where venue_id = ${venueId} limit 1`)
    if (rowCount) continue
    const { rows: columns } = await owner.query<{ name: string; type: string; label: string | null }>(
      `select quote_ident(attname) as name, format_type(atttypid, null) as type,
         (select enumlabel from pg_enum where enumtypid = atttypid order by enumsortorder limit 1) as label
       from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attnotnull
         and not atthasdef and attname <> 'venue_id'`,
    )
    const values = columns.map(({ name, type, label }) => {
      const value = label ? `'${label}'` : type.endsWith('[]') ? `'{}'` : valuesOfTypes[type]
      if (!value) throw new Error(`Add a value of the type ${type} of ${table}.${name} to valuesOfTypes.`)
      return value
    })
    const names = ['venue_id', ...columns.map(({ name }) => name)]
    await owner.query(`insert into ${table} (${names.join(', ')}) values (${[venueId, ...values].join(', ')})`)
  }
  await owner.query('set session_replication_role = origin')
}
