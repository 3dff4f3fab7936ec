import type pg from 'pg'

/**
 * Tables that belong to no venue, and why every request may see all of their rows. Nothing of a person, and nothing by
 * which one venue could be told from another, belongs into one.
 */
export const tablesWithoutVenue: Record<string, string> = {
  kernel_instance: 'facts about the installation: its signing secret, how many venues it has had',
  kernel_throttles: 'tries are counted before anybody knows whose venue they are for; keys are hashes',
  club_pairings: 'a television that waits belongs to no venue until its code is entered; only hashes, for minutes',
}

/** Whatever the app may touch and no venue's policy guards: tables without a venue, and views, which have no policies. */
const unguarded = `
  select c.oid::regclass::text as name from pg_class c
  where c.relkind in ('r', 'p', 'v', 'm', 'f')
    and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and has_schema_privilege('casa_app', c.relnamespace, 'usage')
    and has_table_privilege('casa_app', c.oid, 'select, insert, update, delete, truncate')
    and not (c.relkind in ('r', 'p') and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'venue_id' and not a.attisdropped))
  order by 1`

/** A table that is in no venue and for which no reason is written down stops the start. */
export const checkTablesWithoutVenue = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ name: string }>(unguarded)
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(tablesWithoutVenue, name))
  if (unknown.length > 0)
    throw new Error(
      `Every venue would see all of ${unknown.join(', ')}: give it a venue_id and a policy, or a reason in tables-without-venue.ts.`,
    )
}
