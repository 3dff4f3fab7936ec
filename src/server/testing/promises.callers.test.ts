import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicTables } from '../kernel/db/public-tables.ts'
import { tablesWithoutVenue } from '../kernel/db/tables-without-venue.ts'
import { testServer } from './kit.ts'
import { fillEmptyTables, venueTables } from './tables.ts'

const server = testServer({ demo: true })
/** The demo's first venue: it has rows of every product. */
const venue = 1

let owner: pg.Client
let tables: string[]
let callers: CallerSettings[]

/** A caller of the test: its label, and the settings of its transaction that the policies read. */
interface CallerSettings {
  name: string
  kind: string
  subject: string
  role: string
  purpose: string
}
const callerWith = (name: string, settings: Partial<CallerSettings> = {}): CallerSettings => ({
  name,
  kind: name,
  subject: '',
  role: '',
  purpose: '',
  ...settings,
})

const idOf = async (query: string) => {
  const [found] = (await owner.query<{ id: string }>(`select id from ${query} limit 1`)).rows
  if (!found) throw new Error(`The demo has no row for ${query}.`)
  return found.id
}

const openCallers = async () => {
  const ofVenue = `venue_id = ${venue}`
  const member = await idOf(
    `(select member_id as id from club_people where ${ofVenue} and member_id is not null order by number_socio) p`,
  )
  const lider = await idOf(
    `community_members where ${ofVenue} and rol = 'lider' and id <> '${member}' order by first_name, last_name`,
  )
  const guest = await idOf(
    `(select s.id from hotel_stays s join hotel_rooms r on r.venue_id = s.venue_id and r.id = s.room_id
      where s.${ofVenue} and s.closed_at is null order by r.number) s`,
  )
  const { rows } = await owner.query<{ purpose: string }>(
    `select distinct found[1] as purpose from pg_policies,
      regexp_matches(substring(qual from 'current_purpose\\(\\) = [^)]*'), '''([^'']+)''', 'g') as found order by 1`,
  )
  return [
    callerWith('nobody', { kind: '' }),
    callerWith('visitor'),
    callerWith('guest', { subject: guest, role: 'guest' }),
    callerWith('member', { subject: member, role: 'member' }),
    callerWith('lider', { kind: 'member', subject: lider, role: 'lider' }),
    callerWith('screen', { subject: await idOf(`club_screens where ${ofVenue}`), role: 'screen' }),
    callerWith('staff', { subject: await idOf(`kernel_staff where ${ofVenue}`), role: 'staff' }),
    ...rows.map(({ purpose }) => callerWith(`for ${purpose}`, { kind: 'visitor', purpose })),
  ]
}

const settingsOf = ({ kind, subject, role, purpose }: CallerSettings) =>
  sql`select set_config('casa.venue', ${String(venue)}, true), set_config('casa.kind', ${kind}, true),
    set_config('casa.subject', ${subject}, true), set_config('casa.role', ${role}, true),
    set_config('casa.purpose', ${purpose}, true)`

/** Counts the visible rows, and those in which the caller's id does not occur. */
const countRows = (table: string, { subject }: CallerSettings) =>
  `select count(*)::int as seen, count(*) filter (where t::text not like '%${subject || 'nobody'}%')::int as foreign
   from ${table} t`
interface Counts {
  seen: number
  foreign: number
}
/** The part of a table that a caller reads: nothing, only rows with the caller's own id, some others too, or every row. */
const extentOf = ({ seen, foreign }: Counts, total: number) => {
  if (seen === 0) return null
  if (foreign === 0) return 'own'
  return seen === total ? 'all' : 'some'
}

const totals = new Map<string, number>()
/** Describes in one line what each caller reads of a table. A purpose is listed only if it shows another part than a visitor's. */
const describeTable = (table: string, countsOf: (caller: CallerSettings) => Counts | undefined) => {
  const extents = callers.map((caller) => ({
    ...caller,
    extent: extentOf(countsOf(caller) ?? { seen: 0, foreign: 0 }, totals.get(table) ?? 0),
  }))
  if (extents.every(({ extent }) => extent === 'all')) return `${table}: everybody all\n`
  const ofVisitor = extents.find(({ name }) => name === 'visitor')?.extent
  const listed = extents.filter(({ extent, purpose }) => extent && (purpose === '' || extent !== ofVisitor))
  return `${table}: ${listed.map(({ name, extent }) => `${name} ${extent}`).join(', ')}\n`
}

/** One line per table, read on the connections that serve requests, in one transaction per caller. */
const readAsCallers = async () => {
  const counts = new Map<string, Counts>()
  for (const caller of callers)
    await server.kernel.database.transaction('read', async (db) => {
      await db.execute(settingsOf(caller))
      for (const table of tables) {
        const { rows } = await db.execute<Counts & Record<string, unknown>>(countRows(table, caller))
        if (rows[0]) counts.set(`${table} ${caller.name}`, rows[0])
      }
    })
  return new Map(tables.map((table) => [table, describeTable(table, ({ name }) => counts.get(`${table} ${name}`))]))
}

/** The line of one table after a statement, which is rolled back. */
const lineAfter = async (statement: string, table: string) => {
  await owner.query(`begin; ${statement}; set local role casa_app`)
  const counts = new Map<string, Counts | undefined>()
  for (const caller of callers) {
    const { kind, subject, role, purpose } = caller
    const settings = `set local casa.venue = '${venue}'; set local casa.kind = '${kind}'; set local casa.role = '${role}';
      set local casa.subject = '${subject}'; set local casa.purpose = '${purpose}'`
    const results: unknown = await owner.query(`${settings}; ${countRows(table, caller)}`)
    counts.set(caller.name, (results as pg.QueryResult<Counts>[]).at(-1)?.rows[0])
  }
  await owner.query('rollback')
  return describeTable(table, ({ name }) => counts.get(name))
}

let agreed: Map<string, string>
beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
  tables = await venueTables(owner)
  await owner.query(
    `insert into club_screens (venue_id, id, name, boards, paired_at) select ${venue}, gen_random_uuid(), 'TV', '{news}', now()
     from generate_series(1, 2)`,
  )
  await fillEmptyTables(owner, venue)
  for (const isPrivate of [false, true])
    await owner.query(
      `insert into kernel_files (venue_id, id, label, widths, width, height, blur, owner_kind, owner_id, is_private)
       values (${venue}, gen_random_uuid(), 'ana@example.com.jpg', '{1}', 1, 1, '', 'member', gen_random_uuid(), ${isPrivate})`,
    )
  callers = await openCallers()
  for (const table of tables) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from ${table} where venue_id = ${venue}`,
    )
    totals.set(table, rows[0]?.n ?? 0)
  }
  agreed = await readAsCallers()
})
afterAll(() => owner.end())

describe('caller row policies: the database itself shows a visitor, guest or member only what is theirs', () => {
  test('every table has rows, and the callers who read them equal those in who-reads-which-tables.txt', async () => {
    expect([...totals].filter(([, total]) => total === 0)).toEqual([])
    await expect([...agreed.values()].join('')).toMatchFileSnapshot('./who-reads-which-tables.txt')
  })

  test('visitors read the tables that are public by decision and no other; a transaction without a caller no more', () => {
    const readBy = (name: string) =>
      [...agreed].filter(([, line]) => new RegExp(`[:,] (${name}|everybody) `).test(line)).map(([table]) => table)
    expect(readBy('visitor')).toEqual(Object.keys(publicTables).sort())
    expect(readBy('nobody')).toEqual(Object.keys(publicTables).sort())
    expect(readBy('staff')).toEqual(tables)
  })

  test('if a venue or caller policy of a table is dropped, other callers than listed read the table', async () => {
    const { rows: policies } = await owner.query<{ table: string; name: string }>(
      `select tablename as table, policyname as name from pg_policies
       where permissive = 'RESTRICTIVE' or policyname = 'of_venue' order by 1, 2`,
    )
    expect(policies.length).toBeGreaterThan(tables.length * 1.5)
    expect(await lineAfter('select 1', 'club_people'), 'both ways of reading agree').toBe(agreed.get('club_people'))
    for (const { table, name } of policies)
      expect(await lineAfter(`drop policy ${name} on ${table}`, table), `${name} on ${table}`).not.toBe(
        agreed.get(table),
      )
  })

  test('the secrets of the installation are in no table that a request can read', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and has_any_column_privilege('casa_app', oid, 'select, insert, update') order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([...tables, ...Object.keys(tablesWithoutVenue)].sort())
    const secret = server.kernel.secret.toString('base64')
    for (const { name } of rows) {
      const found = await owner.query(`select from ${name} t where position($1 in t::text) > 0`, [secret])
      expect(found.rowCount, name).toBe(0)
    }
    const reading = server.kernel.database.transaction('read', (db) => db.execute('select * from kernel_secrets'))
    await expect(reading).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test('a queued mail or an enquiry of a visitor can be inserted, and not be read again', async () => {
    const id = randomUUID()
    const insert = (table: string, columns: string, values: string) =>
      server.kernel.database.transaction('write', async (db) => {
        await db.execute(settingsOf(callerWith('visitor')))
        await db.execute(`insert into ${table} (venue_id, id, ${columns}) values (${venue}, '${id}', ${values})`)
        return (await db.execute(`select from ${table} where id = '${id}'`)).rowCount
      })
    expect(await insert('kernel_mails', 'recipient, subject, body', `'a', 'b', 'c'`)).toBe(0)
    await expect(insert('club_movements', 'bag_id', `'${id}'`)).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
