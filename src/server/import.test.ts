import pg from 'pg'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createTestFolder, hashDatabase } from './backup.testkit.ts'
import { expectedRejections, expectedRemarks, writeOldExport } from './import.testkit.ts'
import { importCommand } from './import.ts'
import { databaseUrlOf } from './kernel/db/own-server.testkit.ts'
import { isSecretColumn, tablesNotExported } from './kernel/venueExport/notExported.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()

const rows = async <Row extends pg.QueryResultRow>(query: string) => {
  const client = new pg.Client(server.owner)
  await client.connect()
  return (await client.query<Row>(query).finally(() => client.end())).rows
}

const ignoredRows = (tables: { name: string; rows: number; hash: string | null }[]) =>
  tables.filter(({ name }) => !['kernel_throttles', 'kernel_secrets'].includes(name))

/** The indented lines below a heading. */
const section = (printed: string, heading: string) => {
  const lines = printed.split('\n')
  const from = lines.indexOf(heading) + 1
  const to = lines.findIndex((line, n) => n > from && !line.startsWith('  '))
  return lines.slice(from, to).map((line) => line.trim())
}

test('npm run import -- firestore imports what is valid in the form of Casa Club, reports the rest with a reason, and changes nothing on a second run', async () => {
  const { owner } = server
  const environment = { DATABASE_URL: databaseUrlOf(owner), DATA_DIR: await createTestFolder() }
  const folder = await createTestFolder()
  const run = async (...args: string[]) => {
    let printed = ''
    const print = (line: string) => {
      printed += `${line}\n`
    }
    const code = await importCommand(['firestore', folder, ...args], {
      environment,
      output: { log: print, error: print },
    })
    return { code, printed }
  }
  await writeOldExport(folder)
  const before = await hashDatabase(owner)

  const wrong = await run('--club', 'h7')
  expect(wrong).toMatchObject({ code: 1, printed: expect.stringMatching(/^Say with --club [^\n]+\n$/) })
  const plan = await run()
  expect(plan.printed).toContain('Nothing was changed.')
  expect(ignoredRows((await hashDatabase(owner)).tables)).toEqual(ignoredRows(before.tables))

  const done = await run('--yes')
  expect(done.code).toBe(0)
  expect(done.printed).toMatch(/^hoteles: 2 new, 0 already here/)
  expect(section(done.printed, 'Rejected:')).toEqual(expectedRejections)
  expect(section(done.printed, 'Imported with a difference:')).toEqual(expectedRemarks)
  expect(section(done.printed, 'Fields that are not imported:')).toEqual(['hoteles: theme', 'people: groups'])
  const first = await hashDatabase(owner)

  const again = await run('--yes')
  expect(again.printed).not.toMatch(/: [1-9]\d* new/)
  expect(ignoredRows((await hashDatabase(owner)).tables)).toEqual(ignoredRows(first.tables))

  expect(
    await rows(
      'select venue_id, name, mail, primary_color, solution_survey, logo_id is null as no_logo from kernel_venues order by 1',
    ),
  ).toMatchObject([
    {
      venue_id: 1,
      name: 'Club del Lago',
      mail: 'info@lago.test',
      primary_color: '#1F5D43',
      solution_survey: false,
      no_logo: true,
    },
    { name: 'Hotel del Mar' },
  ])
  expect(await rows('select mail, role, password_hash from kernel_staff order by 1')).toEqual([
    { mail: 'ana@lago.test', role: 'admin', password_hash: '' },
    { mail: 'beto@lago.test', role: 'staff', password_hash: '' },
  ])
  expect(await rows('select distinct recipient from kernel_mails order by 1')).toEqual(
    ['ana@lago.test', 'beto@lago.test', 'lidia@lago.test'].map((recipient) => ({ recipient })),
  )
  expect(await rows('select name, price::int, stock from hotel_products order by 1')).toEqual([
    { name: 'Agua', price: null, stock: true },
    { name: 'Milanesa', price: 125050, stock: false },
  ])
  expect(await rows(`select number, status, sent_at from hotel_orders order by 1`)).toEqual([
    { number: 40, status: 'completed', sent_at: new Date('2021-11-04T00:05:00Z') },
    { number: 41, status: 'canceled', sent_at: new Date(1636000000000) },
  ])
  expect(await rows('select last from hotel_order_numbers')).toEqual([{ last: 41 }])
  expect(await rows('select position, action_type, comments, at from club_movements order by 1')).toMatchObject([
    { position: 1, action_type: 'Retiro', at: new Date('2021-02-02T12:00:00Z') },
    { position: 2, action_type: 'Ingreso', comments: 'mojada' },
  ])
  expect(await rows('select people, bags from club_counters')).toEqual([{ people: 2, bags: 2 }])
  expect(
    await rows(`select first_name, class, approved_at is null as waits from community_members where active order by 1`),
  ).toEqual([
    { first_name: 'Lidia', class: '23+', waits: false },
    { first_name: 'Mara', class: '15', waits: true },
  ])
  expect(await rows('select number, price::text, currency from properties_listings')).toEqual([
    { number: 12, price: '12000000', currency: 'USD' },
  ])
  expect(await rows('select birthday::text from club_people where number_socio = $$10482$$')).toEqual([
    { birthday: '1980-05-04' },
  ])
  const [ana] = await rows<{ id: string }>(`select id from kernel_staff where mail = 'ana@lago.test'`)
  const admin = await server.sessionOf(1, 'staff', ana?.id ?? '')
  const people = await admin.call(api.club.people.list, {})
  expect(people).toMatchObject({ people: [{ lastName: 'Paz' }, { lastName: 'Socio' }] })
  expect(await rows('select label from kernel_files where cardinality(widths) = 0')).toEqual([])
})

test('every secret of an exported table can be emptied, and no key of it is shared by venues', async () => {
  const columns = await rows<{ table: string; name: string; type: string; required: boolean }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and exists (select from pg_attribute v where v.attrelid = c.oid and v.attname = 'venue_id')`,
  )
  const names = new Set(columns.map(({ table }) => table))
  expect(Object.keys(tablesNotExported).filter((table) => !names.has(table))).toEqual([])
  const secrets = columns.filter(({ table, name }) => !(table in tablesNotExported) && isSecretColumn(name))
  expect(secrets.filter(({ type, required }) => required && !['text', 'bytea'].includes(type))).toEqual([])
  const shared = await rows<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint c where contype in ('p', 'u') and connamespace = 'public'::regnamespace
        and not exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname = 'venue_id')`,
  )
  expect(shared.filter(({ table }) => names.has(table))).toEqual([])
})
