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
 * Leaves out the rules of tables whose rows everybody in the venue may see: a test holds them for every table of a venue,
 * so a new table needs no review. A table with rows of persons stays, because these two rules may be too few for it.
 */
export const withoutStandardRules = async (owner: Client, rules: string) => {
  const personal = await personalTables(owner)
  const isStandard = (table: string, lines: readonly string[]) =>
    !personal.has(table) && lines.join() === standardRules(table).join()
  const byTable = Map.groupBy(rules.trimEnd().split('\n'), (rule) => rule.slice(0, rule.indexOf(':')))
  return [...byTable]
    .flatMap(([table, lines]) => (isStandard(table, lines) ? [] : lines.map((line) => `${line}\n`)))
    .join('')
}
