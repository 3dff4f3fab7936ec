import type { Client } from 'pg'

/** The tables whose rows belong to a venue. */
export const venueTables = async (owner: Client) => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'venue_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}
