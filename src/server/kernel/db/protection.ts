import type pg from 'pg'
import { Mendable } from '../mendable.ts'
import { appRole } from './columns.ts'
import { tablesWithoutVenue } from './tables-without-venue.ts'

/** Views too: they show what their owner sees. What an extension brought is not ours. */
const tables = `
  select c.oid, c.relname, c.relrowsecurity and c.relforcerowsecurity as walled,
    exists (select from pg_policy where polrelid = c.oid and polname = 'of_venue') as has_policy,
    c.relkind in ('r', 'p') and exists (
      select from pg_attribute where attrelid = c.oid and attname = 'venue_id' and not attisdropped) as of_venue
  from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`

/** What no statement here can mend: whoever wrote the table has forgotten something. */
const mistakes = `
  with tables as (${tables})
  select format('Table %s has a venue_id but no of_venue policy: give it ofVenue(t).', oid::regclass) as mistake
    from tables where of_venue and not has_policy
  union all
  select format('Table %s has no venue_id, but requests may use it: give it one, or a reason in kernel/db/tables-without-venue.ts.', oid::regclass)
    from tables where not of_venue and relname <> all ($1)
      and has_any_column_privilege('${appRole.name}', oid, 'select, insert, update')`

/**
 * Row-level security binds a table's owner only when forced, and a new table has no grants yet. What of that is not
 * so yet, as statements: a start that finds everything in place locks nothing.
 */
const lacking = `
  with tables as (${tables})
  select format('alter table %s enable row level security, force row level security', oid::regclass) as statement
    from tables where of_venue and not walled
  union all
  select format('grant select, insert, update, delete on %s to ${appRole.name}', oid::regclass)
    from tables where (of_venue or relname = any ($1)) and not (
      has_table_privilege('${appRole.name}', oid, 'select') and has_table_privilege('${appRole.name}', oid, 'insert') and
      has_table_privilege('${appRole.name}', oid, 'update') and has_table_privilege('${appRole.name}', oid, 'delete'))
  union all
  select format('grant usage, select on sequence %s to ${appRole.name}', oid::regclass)
    from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
      and not (has_sequence_privilege('${appRole.name}', oid, 'usage') and has_sequence_privilege('${appRole.name}', oid, 'select'))
  union all
  select 'grant usage on schema public to ${appRole.name}'
    where not has_schema_privilege('${appRole.name}', 'public', 'usage')
  union all
  select 'grant ${appRole.name} to session_user' where not pg_has_role(session_user, '${appRole.name}',
    case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)`

/** The statements that protect what is not protected yet. */
export const lackingProtection = async (client: pg.Client): Promise<string[]> => {
  const shared = [Object.keys(tablesWithoutVenue)]
  const [mistaken] = (await client.query<{ mistake: string }>(mistakes, shared)).rows
  if (mistaken) throw new Mendable(mistaken.mistake)
  const { rows } = await client.query<{ statement: string }>(lacking, shared)
  return rows.map(({ statement }) => statement)
}
