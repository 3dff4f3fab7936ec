import type pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { appendOnlyTables } from './append-only-tables.ts'
import { appRole } from './columns.ts'
import { tablesWithoutVenue } from './tables-without-venue.ts'

/** Includes views, because a view reads with its owner's rights; excludes the objects of extensions. */
const tables = `
  select c.oid, c.relname, c.relrowsecurity and c.relforcerowsecurity as has_forced_rls,
    exists (select from pg_policy where polrelid = c.oid and polname = 'of_venue') as has_policy,
    c.relkind in ('r', 'p') and exists (
      select from pg_attribute where attrelid = c.oid and attname = 'venue_id' and not attisdropped) as of_venue
  from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`

/** Mistakes in a table's definition, which must be fixed in its code and cannot be fixed by a statement. */
const definitionMistakes = `
  with tables as (${tables})
  select format('Table %s has a venue_id but no of_venue policy: add venuePolicy(t) to its definition.', oid::regclass) as mistake
    from tables where of_venue and not has_policy
  union all
  select format('Table %s has no venue_id, but the role of requests has rights to it: add a venue_id, or a reason in kernel/db/tables-without-venue.ts.', oid::regclass)
    from tables where not of_venue and relname <> all ($1)
      and has_any_column_privilege('${appRole.name}', oid, 'select, insert, update')`

/**
 * Statements for missing grants, for grants that an append-only table must not have, and for row-level security that is
 * not enabled or not forced; without `force` it does not apply to the table's owner. No rows if nothing is missing, so
 * that a start then takes no lock.
 */
const missingProtection = `
  with tables as (${tables})
  select format('alter table %s enable row level security, force row level security', oid::regclass) as statement
    from tables where of_venue and not has_forced_rls
  union all
  select format('grant %s on %s to ${appRole.name}', privilege, oid::regclass)
    from tables, unnest(array['select', 'insert', 'update', 'delete']) as privilege
    where (of_venue or relname = any ($1)) and not (relname = any ($2) and privilege in ('update', 'delete'))
      and not has_table_privilege('${appRole.name}', oid, privilege)
  union all
  select format('revoke update, delete, truncate on %s from ${appRole.name}', oid::regclass)
    from tables where relname = any ($2) and (has_any_column_privilege('${appRole.name}', oid, 'update')
      or has_table_privilege('${appRole.name}', oid, 'delete, truncate'))
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

/** Statements that enable row-level security and add grants where they are missing. Throws if a definition is wrong. */
export const missingProtectionStatements = async (client: pg.Client): Promise<string[]> => {
  const shared = Object.keys(tablesWithoutVenue)
  const [wrong] = (await client.query<{ mistake: string }>(definitionMistakes, [shared])).rows
  if (wrong) throw new OperatorError(wrong.mistake)
  const { rows } = await client.query<{ statement: string }>(missingProtection, [shared, Object.keys(appendOnlyTables)])
  return rows.map(({ statement }) => statement)
}
