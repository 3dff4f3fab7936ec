import type pg from 'pg'
import { landed, readMigrations } from '../kernel/db/migrations.ts'

/** Rows of tables that the demo leaves empty, for venue 2: whoever adds such a table adds a row of it here. */
const besides = `
  insert into club_bag_comments (venue_id, id, bag_id, comments, at, person_admin)
    select 2, gen_random_uuid(), id, 'Falta una correa', now(), 'Marina' from club_bags where venue_id = 2 limit 1;
  insert into club_pending_moves (venue_id, bag_id, opened_at, person_admin)
    select 2, id, now(), 'Marina' from club_bags where venue_id = 2 limit 1;
  insert into club_screens (venue_id, id, name, boards, paired_at) values (2, gen_random_uuid(), 'Bar', '{news}', now());
  insert into club_pairings (secret_hash, code, expires_at) values ('-', 'ABC234', now());
  insert into club_bag_requests (venue_id, id, bag_id, member_id, asked_at, position)
    select 2, gen_random_uuid(), id, gen_random_uuid(), now(), position from club_bags where venue_id = 2 limit 1;
  insert into community_recoveries (venue_id, member_id, mail, secret_hash, expires_at)
    select 2, member_id, mail, '\\x00', now() from community_accounts where venue_id = 2 limit 1;
  insert into community_follow_ups (venue_id, id, class, member_id, since, outcome, at, by)
    select 2, gen_random_uuid(), '16', id, current_date, 'Vuelve el sábado', now(), 'Marcos' from community_members
      where venue_id = 2 limit 1;
  insert into community_push_devices (venue_id, id, member_id, endpoint, p256dh, auth)
    select 2, gen_random_uuid(), id, 'https://push.ejemplo.test/1', '-', '-' from community_members
      where venue_id = 2 limit 1;
  insert into community_pushes (venue_id, kind, title, body, address) values (2, 'post', 'Novedad', 'Hola', '/home');
  insert into hotel_knocks (venue_id, id, stay_id, word, device, asked_at, expires_at)
    select 2, gen_random_uuid(), stay_id, '47', 'Chrome', now(), now() from hotel_occupied where venue_id = 2;
  insert into kernel_mails (venue_id, recipient, subject, body) values (2, 'ana@hotel2.test', 'Hola', 'Hola');
  insert into kernel_password_resets (venue_id, staff_id, secret_hash, expires_at)
    select 2, id, '\\x00', now() from kernel_staff where venue_id = 2;
  insert into kernel_sessions (venue_id, kind, subject, secret_hash, device, expires_at)
    select 2, 'staff', id, '\\x00', 'Chrome', now() from kernel_staff where venue_id = 2;
  insert into kernel_assets (path, type, bytes, kept_until) values ('/assets/a.js', 'text/javascript', '\\x00', now());
  insert into kernel_throttles (key, points, expire) values ('address:127.0.0.1', 1, 0)`

const tables = `
  select c.relname as name, bool_or(a.attname = 'venue_id') as of_venue,
    string_agg(quote_ident(a.attname), ', ' order by attnum) filter (where attgenerated = '') as columns,
    string_agg(format('quote_nullable(%I::text)', a.attname), ', ' order by attnum) filter (where attgenerated = '') as texts
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`
interface Table {
  name: string
  of_venue: boolean
  columns: string
  texts: string
}

const protection = `
  select format('alter table %I enable row level security, force row level security;', relname) as line
    from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace
  union all select format('grant %s on %I to casa_app;', string_agg(privilege_type, ', '), table_name)
    from information_schema.role_table_grants where grantee = 'casa_app' and table_schema = 'public' group by table_name
  union all select 'grant usage on schema public to casa_app;' order by 1`

/**
 * A database as this version leaves it, as SQL: what made it, and the rows of the demo's first two venues. It is written
 * once, when the version is new, and opened by every later one.
 */
export const fixtureOf = async (client: pg.Client): Promise<string> => {
  await client.query(besides)
  const lines: string[] = []
  const empty: string[] = []
  for (const { text, hash, when } of readMigrations(landed))
    lines.push(
      `${text.trim()}\n;`,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${when});`,
    )
  for (const { line } of (await client.query<{ line: string }>(protection)).rows) lines.push(line)
  for (const { name, of_venue, columns, texts } of (await client.query<Table>(tables)).rows) {
    const which = of_venue ? 'venue_id < 3' : `to_jsonb(t) ->> 'name' is distinct from 'secret'`
    const { rows } = await client.query<{ row: string }>(
      `select concat_ws(', ', ${texts}) as row from ${name} t where ${which} order by 1`,
    )
    if (rows.length === 0) empty.push(name)
    for (const { row } of rows) lines.push(`insert into ${name} (${columns}) values (${row});`)
  }
  if (empty.length > 0) throw new Error(`The demo has no row in ${empty.join(', ')}: add one in testing/fixture.ts.`)
  return `${[
    '-- A database of this version and a few rows of each table. Made once by promises.versions.test.ts, never edited.',
    'create schema drizzle;',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);',
    '-- The rows below are as they were: nothing is counted or checked again.',
    'set session_replication_role = replica;',
    ...lines,
    'reset session_replication_role;',
  ].join('\n')}\n`
}
