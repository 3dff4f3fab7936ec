import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkTablesWithoutVenue } from './tables-without-venue.ts'

const folder = path.join(import.meta.dirname, '../../../../migrations')

/**
 * Row-level security binds a table's owner only when forced, and a new table has no grants yet:
 * set after every migration, so that no table can be forgotten.
 */
const protect = `
do $$
declare t record;
begin
  for t in
    select c.oid::regclass as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'venue_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s enable row level security, force row level security', t.name);
    if not exists (select from pg_policy where polrelid = t.name::regclass and polname = 'of_venue') then
      raise exception 'table % has a venue_id but no of_venue policy', t.name;
    end if;
  end loop;
end $$;
grant usage on schema public to casa_app;
grant select, insert, update, delete on all tables in schema public to casa_app;
grant usage, select on all sequences in schema public to casa_app;
grant casa_app to current_user;
`

/** Brings the database to this version. Two nodes that start at once take turns. */
export const migrate = async (owner: pg.ClientConfig) => {
  const client = new pg.Client({ ...owner, application_name: 'casaclub migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(4127, 1)')
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query(protect)
    await checkTablesWithoutVenue(client)
  } finally {
    await client.end()
  }
}
