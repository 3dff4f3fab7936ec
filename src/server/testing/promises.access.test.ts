import { randomUUID } from 'node:crypto'
import { oc } from '@orpc/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { featureOf } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import { everyRoleNoVenue } from '#contract/kernel/who.ts'
import { prepareDatabase } from '../kernel/db/prepare.ts'
import { missingProtectionStatements } from '../kernel/db/tableProtection.ts'
import { checkRules, endpointsOf } from '../kernel/rules.ts'
import { openCallers } from './callers.testkit.ts'
import { testServer } from './kit.ts'
import { sampleInputs } from './samples.ts'
import { omitStandardPolicies, venueTables } from './tables.ts'

// The demo has rows in every feature.
const server = testServer({ demo: true })
const endpoints = endpointsOf(contract)
const inputFor = sampleInputs(contract)

let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
})
afterAll(() => owner.end())

describe('row-level security: every venue table has forced policies, and the app role cannot bypass them', () => {
  /**
   * SQL that lists what decides which rows the app's role can read, one line each: row-level security, policies,
   * functions with the rights of their owner, and the role itself. A name limits the tables.
   */
  const queryOfRules = (table?: string) => {
    const isLookedAt = (column: string) => (table ? `${column} = '${table}'` : 'true')
    return `
      select c.relname || ': ' || case when not c.relrowsecurity then 'no' when c.relforcerowsecurity then 'forced'
        else 'unforced' end || ' row-level security' as rule
      from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace = 'public'::regnamespace
        and ${isLookedAt('c.relname')}
      union all
      select format('%s: %s %s, for %s to %s: %s', p.tablename, lower(p.permissive), p.policyname, lower(p.cmd),
        array_to_string(p.roles, ', '), p.qual || coalesce('; to write: ' || p.with_check, '')) from pg_policies p
      where ${isLookedAt('p.tablename')}
      union all
      select format('%s(): %s, %s', p.proname, case when p.prosecdef then 'as its owner' else 'as its caller' end,
        case when p.proname = 'current_venue' then pg_get_function_sqlbody(p.oid) else 'whatever it does' end)
      from pg_proc p where p.pronamespace = 'public'::regnamespace and (p.prosecdef or p.proname = 'current_venue')
      union all
      select format('casa_app: %s', case when rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
        then 'may bypass' else 'restricted' end) from pg_roles where rolname = 'casa_app'`
  }
  const linesOf = (rows: { rule: string }[]) =>
    rows
      .map(({ rule }) => `${rule}\n`)
      .sort()
      .join('')
  const rules = async (table?: string) => linesOf((await owner.query<{ rule: string }>(queryOfRules(table))).rows)
  /** The rules once a statement has changed them, in one round trip: there are hundreds of statements. */
  const rulesAfter = async (statement: string, table?: string) => {
    const results: unknown = await owner.query(`begin; ${statement}; ${queryOfRules(table)}; rollback`)
    return linesOf((results as pg.QueryResult<{ rule: string }>[]).flatMap(({ rows }) => rows))
  }

  test('the policies equal those in who-sees-which-rows.txt', async () => {
    await expect(await omitStandardPolicies(owner, await rules())).toMatchFileSnapshot('./who-sees-which-rows.txt')
  })

  test('every table with a venue_id is protected, and each removed or widened protection changes the listed policies', async () => {
    const tables = await venueTables(owner)
    const { rows: policies } = await owner.query<{ tablename: string; policyname: string; hasCheck: boolean }>(
      `select tablename, policyname, with_check is not null and with_check <> 'true' as "hasCheck" from pg_policies`,
    )
    expect(policies.length).toBeGreaterThan(tables.length)
    const all = await rules()
    const agreedOf = new Map<string, string>()
    /** The lines of one table are compared: to deparse every policy after each statement takes ten times as long. */
    const expectNoticed = async (table: string, statement: string) => {
      const agreed = agreedOf.get(table) ?? (await rules(table))
      agreedOf.set(table, agreed)
      expect(await rulesAfter(statement, table), statement).not.toBe(agreed)
    }
    for (const table of tables) {
      expect(all).toContain(
        `${table}: permissive of_venue, for all to casa_app: (venue_id = current_venue()); to write: (venue_id = current_venue())\n`,
      )
      for (const statement of [
        `alter table ${table} no force row level security`,
        `alter table ${table} disable row level security`,
        `create policy another on ${table} for select to casa_app using (true)`,
        `create policy another on ${table} for update to public using (true)`,
      ])
        await expectNoticed(table, statement)
    }
    for (const { tablename, policyname, hasCheck } of policies) {
      const policy = `policy ${policyname} on ${tablename}`
      const widened = [`using (true)`, 'to public', ...(hasCheck ? ['with check (true)'] : [])]
      for (const statement of [`drop ${policy}`, ...widened.map((wider) => `alter ${policy} ${wider}`)])
        await expectNoticed(tablename, statement)
    }
    for (const statement of [
      'alter role casa_app bypassrls',
      'alter table club_posts rename to club_old; create view club_posts as select * from club_old',
      'create or replace function current_venue() returns integer language sql stable return 1',
      `create function everything() returns setof club_posts language sql security definer as 'select * from club_posts'`,
    ])
      expect(await rulesAfter(statement), statement).not.toBe(all)
    expect(await rules()).toBe(all)
  })

  test('a sign-in reads the accounts of its own mail address only, and the mail sender only unsent mails', async () => {
    const [one, other] = [await (await server.openVenue()).as('admin'), await (await server.openVenue()).as('admin')]
    await owner.query(`insert into kernel_mails (venue_id, recipient, subject, body, sent_at)
      values (1, 'waits', '', '', null), (2, 'waits', '', '', null), (1, 'is sent', '', '', now())`)
    const seen = (setting: string, value: string, found: string, kind = '') =>
      server.kernel.database.transaction('read', async (db) => {
        await db.execute(sql`select set_config(${setting}, ${value}, true), set_config('casa.kind', ${kind}, true)`)
        return (await db.execute(sql.raw(found))).rows.map((row) => Object.values(row)[0])
      })
    const accounts = (mail: string) => seen('casa.mail', mail, 'select mail from kernel_staff')
    expect([await accounts(one.mail), await accounts(other.mail)]).toEqual([[one.mail], [other.mail]])
    expect([await accounts(''), await accounts('%')]).toEqual([[], []])
    const letters = (errand: string, kind = 'task') =>
      seen('casa.errand', errand, 'select recipient from kernel_mails', kind)
    expect(await letters('mail', 'visitor')).toEqual([])
    expect([await letters('mail'), await letters('')]).toEqual([['waits', 'waits'], []])
  })

  test('a table or view without venue_id that the app role may read stops the start', async () => {
    const start = async (statement: string) => {
      await owner.query('begin')
      await owner.query(statement)
      const refused = await missingProtectionStatements(owner).then(
        () => null,
        (error: Error) => error.message,
      )
      await owner.query('rollback')
      return refused
    }
    const grant = 'grant select on club_secrets to casa_app'
    expect(await start('select 1')).toBeNull()
    expect(await start('create table club_secrets (id int)')).toBeNull()
    expect(await start(`create table club_secrets (id int); ${grant}`)).toContain('Table club_secrets has no venue_id')
    expect(await start(`create view club_secrets as select * from club_posts; ${grant}`)).toContain('club_secrets')
    expect(await start(`create materialized view club_secrets as select 1; ${grant}`)).toContain('club_secrets')
    await server.asOwner(`create table club_secrets (id int); ${grant}`)
    await expect(prepareDatabase(server.owner)).rejects.toThrow('Table club_secrets has no venue_id')
    await server.asOwner('drop table club_secrets')
  })

  test('every primary and foreign key of a venue table begins with venue_id', async () => {
    const { rows } = await owner.query<{ rule: string }>(`
      select conrelid::regclass || ' ' || conname as rule from pg_constraint
      where contype in ('p', 'f') and connamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = conrelid and a.attname = 'venue_id')
      and conkey[1] <> (select attnum from pg_attribute where attrelid = conrelid and attname = 'venue_id')`)
    expect(rows).toEqual([])
  })

  test('every column that names a picture has a foreign key to the pictures of its own venue', async () => {
    const { rows } = await owner.query<{ column: string }>(`
      select a.attrelid::regclass || '.' || a.attname as column from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      where a.attname ~ '^(photo|logo|background|cover).*_id$' and not exists (select from pg_constraint f
        where f.conrelid = c.oid and f.confrelid = 'kernel_files'::regclass and a.attnum = any (f.conkey))`)
    expect(rows).toEqual([])
  })

  test('the role that serves requests is restricted and sees no rows before the venue is set', async () => {
    const app = await server.kernel.database.transaction('read', (db) =>
      db.execute<{ rolsuper: boolean; rolbypassrls: boolean; owned: number; seen: number }>(`
        select rolsuper, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owned,
        (select count(*)::int from club_posts) as seen from pg_roles r where rolname = current_user`),
    )
    expect(app.rows).toEqual([{ rolsuper: false, rolbypassrls: false, owned: 0, seen: 0 }])
  })
})

describe('role matrix: each role can call exactly the endpoints that list it', () => {
  let callers: Awaited<ReturnType<typeof openCallers>>
  beforeAll(async () => {
    callers = await openCallers(server, owner)
  })

  /** Calls the endpoint once. Returns a sentence if the response is not the one that the contract promises. */
  const findFault = async (caller: (typeof callers)[number], { endpoint, rules }: (typeof endpoints)[number]) => {
    const { name, role, rolesOfSession, renewSession } = caller
    // A role that the contract does not name is treated as a visitor where visitors may call.
    const isAllowed = rules.who?.includes(role) || rules.who?.includes('visitor')
    const kind = rules.kind ?? 'read'
    const cookie = await caller.cookie()
    const response = await server.ask(endpoint, kind, inputFor(endpoint, [randomUUID()]), { cookie })
    if (isAllowed && kind === 'write') renewSession()
    // The status alone is ambiguous: a wrong password has the same status as a role that may not call, so the code is
    // compared.
    const { code } = response.ok ? { code: '' } : await response.json()
    const received = `received ${response.status} ${code}`
    if (isAllowed)
      return ['UNAUTHORIZED', 'FORBIDDEN'].includes(code) ? `${name} may call ${endpoint}, but ${received}` : null
    // An endpoint ignores sessions of a kind that has none of its roles: their owner is a visitor.
    const expected = rolesOfSession.some((one) => rules.who?.includes(one)) ? 403 : 401
    return response.status === expected ? null : `${name} may not call ${endpoint}, but ${received} for ${expected}`
  }

  const byFeature = Map.groupBy(endpoints, ({ endpoint }) => featureOf(endpoint))
  test.each([...byFeature])('each role may call exactly the endpoints of %s that name it', async (_, ofFeature) => {
    const faults: (string | null)[] = []
    for (const one of ofFeature) faults.push(...(await Promise.all(callers.map((caller) => findFault(caller, one)))))
    expect(faults.filter((fault) => fault !== null)).toEqual([])
    expect(faults).toHaveLength(ofFeature.length * callers.length)
  })

  test('the roles of every endpoint equal those in who-may-call.txt', async () => {
    const table = endpoints.map(({ endpoint, rules }) => `${endpoint}: ${rules.kind} by ${rules.who?.join(', ')}\n`)
    await expect(table.join('')).toMatchFileSnapshot('./who-may-call.txt')
  })

  test('an endpoint without declared roles stops the start', () => {
    expect(() => checkRules({ club: { posts: { open: oc } } })).toThrow('club.posts.open does not say who')
    expect(() => checkRules({ club: { posts: { open: everyRoleNoVenue.read } } })).not.toThrow()
  })

  test('a read whose `dependsOn` names a feature that does not exist stops the start', () => {
    const read = everyRoleNoVenue.read.meta({ dependsOn: ['club.golf'] })
    expect(() => checkRules({ club: { posts: { open: read } } })).toThrow("names 'club.golf' in 'dependsOn'")
    expect(() => checkRules({ club: { posts: { open: read }, golf: { open: everyRoleNoVenue.read } } })).not.toThrow()
  })

  test('the database refuses a write in the transaction of a read', async () => {
    const attempt = server.kernel.database.transaction('read', (db) =>
      db.execute(`insert into kernel_instance values ('x', 'y')`),
    )
    await expect(attempt).rejects.toThrow()
  })
})
