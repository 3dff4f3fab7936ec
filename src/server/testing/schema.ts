import type pg from 'pg'

/** A database schema as text lines: tables, columns, constraints, policies, triggers. */
export const schemaOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ line: string }>(`
    with ours as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select format('column %s.%s %s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        a.attgenerated, pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation) as line
      from pg_attribute a join ours c on c.oid = a.attrelid and c.relkind = 'r' left join pg_attrdef d on (adrelid, adnum) = (attrelid, attnum)
      where a.attnum > 0 and not a.attisdropped
    union all select format('table %s %s %s %s', relname, relrowsecurity, relforcerowsecurity, relacl) from ours where relkind = 'r'
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select format('index %s', pg_get_indexdef(oid)) from ours where relkind = 'i'
    union all select format('policy %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
    union all select format('function %s', pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select format('trigger %s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select format('label %s %s %s', enumtypid::regtype, enumsortorder, enumlabel) from pg_enum
    union all select format('migration %s %s', hash, created_at) from drizzle.__drizzle_migrations
    order by 1`)
  return rows.map(({ line }) => line)
}
