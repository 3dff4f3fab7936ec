import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { migrationsFolder, readMigrations } from '../kernel/db/migrations.ts'
import { prepareDatabase } from '../kernel/db/prepare.ts'
import { testServer } from './kit.ts'
import { schemaOf } from './schema.ts'
import { type RowsByTable, readRows, upgradeThroughVersions, versions } from './versions.ts'

const readSchema = async (owner: pg.ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  onTestFinished(() => client.end())
  return schemaOf(client)
}

/** Columns that a migration replaced or computes again. */
const replacedColumns = new Set([
  // 0006_callers_of_every_kind: a session belongs to a kind and a subject, a television has no account.
  'kernel_sessions.staff_id',
  'club_screens.staff_id',
  // 0012_menu_drafts clears a Spanish text that repeats the main text.
  'hotel_categories.name_spanish',
  'hotel_products.name_spanish',
  'hotel_products.description_spanish',
  'hotel_products.options',
  // 0013_club_office adds the place to the search text of a bag.
  'club_bags.search',
  'club_words.search',
  // 0022_stay_access: the QR code on the wall admits no first phone, and devices are kinds of a fixed list.
  'hotel_stays.first_phone_at',
  'hotel_knocks.device',
  // 0029_kernel_push marks messages as sent where the kernel sends them.
  'community_pushes.sent_at',
  // 0031_visits_waiting_lists_classes copies entries of visitors to community_visits.
  'community_authorisations.entered_at',
  'community_authorisations.entered_by',
  // The migration 'conversations' copies answers to community_messages, and 'answers_are_messages' drops these columns.
  'community_claims.answer',
  'community_claims.version',
  'community_requests.answer',
  'community_requests.version',
])
/** Rows that a migration copied to another table, with their new names. */
const copies = {
  // 0029_kernel_push
  community_push_devices: { table: 'kernel_push_devices', member_id: 'subject' },
  community_pushes: { table: 'kernel_pushes', member_id: 'recipient' },
}
/** Rows that a migration deleted on purpose. */
const deletedRows = [
  // 0006_callers_of_every_kind
  /^kernel_staff .*@screens\.invalid/,
  /^club_pairings .*"paired_staff"/,
  // 0024_mail_confirmation: a push subscription ends with its session, and this member has none.
  /^community_push_devices .*push\.ejemplo\.test\/1"/,
]

/** The rows of an older version that the newer one does not have, or has with another value. */
const findLostRows = (older: RowsByTable, newer: RowsByTable) =>
  [...older]
    .flatMap(([table, rows]) => {
      const found = newer.get(table) ?? []
      const lost = rows.filter((row) => {
        const values = Object.entries(row).filter(([column]) => !replacedColumns.has(`${table}.${column}`))
        return !found.some((other) => values.every(([column, value]) => isDeepStrictEqual(other[column], value)))
      })
      return lost.map((row) => `${table} ${JSON.stringify(row)}`)
    })
    .filter((line) => !deletedRows.some((deleted) => deleted.test(line)))

/** The rows of copied tables as they must be in tables that only the newer version has. */
const copiedRows = (older: RowsByTable, newer: RowsByTable): RowsByTable =>
  new Map(
    Object.entries(copies).map(([copied, { table, member_id: renamed }]) => [
      table,
      (older.has(table) || !newer.has(table) ? [] : (older.get(copied) ?? []))
        .filter((row) => !deletedRows.some((deleted) => deleted.test(`${copied} ${JSON.stringify(row)}`)))
        .map(({ member_id, ...row }) => ({ ...row, [renamed]: member_id })),
    ]),
  )

/** Tables without a row, and columns that are null in every row. */
const findEmptyColumns = (all: RowsByTable) =>
  [...all].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => rows.every((row) => row[column] === null))
    return rows.length === 0 ? [table] : columns.map((column) => `${table}.${column}`)
  })

const newest = readMigrations(migrationsFolder).at(-1)?.name
/** Versions whose data one transaction brings to the newest version: all in long runs, four otherwise. */
const upgraded = process.env.LONG
  ? versions
  : versions.filter((_, n) => n === 0 || n === versions.length >> 1 || n >= versions.length - 2)

describe('data upgrade: an older version’s data opens in the newer one', () => {
  const fresh = testServer()
  let grown: Awaited<ReturnType<typeof upgradeThroughVersions>>
  beforeAll(async () => {
    grown = await upgradeThroughVersions(fresh.owner, upgraded)
  })

  test('a released migration is not edited', async () => {
    const file = path.join(import.meta.dirname, 'fixtures/migrations.txt')
    const known = readMigrations(migrationsFolder).map(({ name, hash }) => `${name} ${hash}`)
    const recorded = readFileSync(file, 'utf8').trim().split('\n')
    // `vitest -u` must not accept a changed migration, except the newest, which may not be on main yet.
    expect(known.slice(0, recorded.length - 1)).toEqual(recorded.slice(0, -1))
    await expect(`${known.join('\n')}\n`).toMatchFileSnapshot(file)
  })

  test('every value that a version stored is still there in the next version', () => {
    expect(grown.steps.map(({ version }) => version)).toEqual(versions)
    for (const [n, { version, converted }] of grown.steps.entries()) {
      const stored = grown.steps[n - 1]?.stored ?? new Map()
      expect(findLostRows(stored, converted), version).toEqual([])
      expect(findLostRows(copiedRows(stored, converted), converted), version).toEqual([])
    }
  })

  // A column that is null in all fixtures is not tested by any upgrade.
  test('the fixtures have a value in every column of every table', () => {
    expect(findEmptyColumns(grown.steps.at(-1)?.stored ?? new Map()), `add rows of them to ${newest}.sql`).toEqual([])
  })

  describe.for(upgraded)('%s', (version) => {
    let stored: RowsByTable
    let converted: RowsByTable
    const older = testServer({
      async fill(owner) {
        await grown.replace(owner, version)
        stored = await readRows(owner)
        await prepareDatabase(owner)
        converted = await readRows(owner)
      },
    })

    test('a database of this version gets the schema of a new database, keeps every value, lists its people and counts its bags', async () => {
      expect(await readSchema(older.owner)).toEqual(await readSchema(fresh.owner))
      expect(findLostRows(stored, converted)).toEqual([])
      expect(findLostRows(copiedRows(stored, converted), converted)).toEqual([])
      const account = { mail: 'admin@hotel2.test', password: 'demo-admin-2' }
      const signedIn = await older.ask(api.kernel.identity.signIn.endpoint, 'write', account)
      const call = older.calling(signedIn.headers.getSetCookie()[0]?.split(';')[0])
      const { people } = await call(api.club.people.list, {})
      expect(people).toHaveLength(stored.get('club_people')?.length ?? 0)
      const searched = await call(api.club.people.list, { search: people[0]?.lastName ?? '' })
      expect(searched.people.map(({ id }) => id)).toContain(people[0]?.id)
      const { bags } = await call(api.club.bags.list, {})
      const countOf = (action: string) => bags.filter(({ lastAction }) => lastAction === action).length
      expect(bags).not.toEqual([])
      expect(await call(api.club.bags.counts)).toEqual({
        total: bags.length,
        in: countOf('Ingreso'),
        out: countOf('Retiro'),
      })
      // Part of the name 'Bruno Alsina' of the fixtures' first movement, which the index of words finds.
      expect((await call(api.club.movements.list, { search: 'lsin' })).movements).not.toEqual([])
    })
  })
})
