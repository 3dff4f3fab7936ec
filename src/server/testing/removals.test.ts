import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import type { BinnedRemoval } from '#contract/removals.ts'
import { endpointsOf } from '../kernel/rules.ts'
import { testServer } from './kit.ts'
import { venueTables } from './tables.ts'

const server = testServer({ demo: true })
const venueId = 1
let owner: pg.Client

/**
 * For some removals, an SQL query of the row that the test removes; null if the removal takes no id. The others remove a row of the
 * table with the feature's name.
 */
const examples: Partial<Record<BinnedRemoval, string | null>> = {
  'club.posts.remove': 'select venue_id, id from club_posts where photo_id is not null',
  'club.bags.removeComment': 'select venue_id, id from club_bag_comments',
  'club.bags.removeItem': 'select venue_id, id from club_bag_items where place > 1',
  'club.custody.removePending': null,
  'community.groups.remove': 'select venue_id, group_id as id from community_group_absences',
  'community.activities.remove': `select venue_id, id from community_activities a where exists (select from community_slots s
    where (s.venue_id, s.activity_id) = (a.venue_id, a.id)) and not exists (select from community_bookings b
    join community_slots s on (s.venue_id, s.id) = (b.venue_id, b.slot_id) where s.activity_id = a.id)`,
  'hotel.outlets.remove': `select venue_id, id from hotel_outlets o
    where not exists (select from hotel_menus m where (m.venue_id, m.outlet_id) = (o.venue_id, o.id))`,
  'hotel.stations.remove': `select venue_id, id from hotel_stations s
    where not exists (select from hotel_categories c where (c.venue_id, c.station_id) = (s.venue_id, s.id))
    and not exists (select from hotel_products p where (p.venue_id, p.station_id) = (s.venue_id, s.id))`,
  'hotel.menus.remove': 'select venue_id, menu_id as id from hotel_categories',
  'hotel.menus.removeCategory': 'select venue_id, category_id as id from hotel_products',
  'hotel.menus.removeProduct': 'select venue_id, id from hotel_products where photo_id is not null',
  'hotel.rooms.remove': `select venue_id, id from hotel_rooms r where removed_at is null
    and not exists (select from hotel_occupied o where (o.venue_id, o.room_id) = (r.venue_id, r.id))`,
  'properties.listings.remove': `select e.venue_id, e.listing_id as id from properties_enquiries e
    join properties_visits v on (v.venue_id, v.enquiry_id) = (e.venue_id, e.id)`,
}

/** Staff endpoints with the name of a removal that put nothing into the bin, with the reason. */
const exceptions = {
  'kernel.bin.purge': 'deletes an entry of the bin for good',
  'kernel.identity.endSession': 'an ended session must never be valid again',
  'kernel.secondFactor.removePasskey': 'takes a way to sign in away; a removed key must never be valid again',
  'kernel.secondFactor.removeTotp': 'takes a way to sign in away; a removed secret must never be valid again',
  'kernel.users.endSessions': 'an ended session must never be valid again',
  'club.screens.revoke': 'takes access away from a television; it gets it again by pairing',
  'club.screens.removeNotice': 'the sentence stays in the activity log, and can be published again',
  'club.bags.archive': 'the bag stays in the archive, from which club.bags.restore takes it back',
  'community.activities.endSlot': 'the slot stays with its bookings; another one can be added',
  'community.bookings.cancelFor': 'the canceled booking stays, and its place may be taken by another member',
  'community.bookings.close': 'an activity that is closed on a day is opened again with reopen',
  'hotel.stays.close': 'the closed stay stays, and its guests have left',
  'hotel.stays.removePhoneByStaff': 'takes access to a room away; a removed phone must never be let in again by it',
  'hotel.orders.cancel': 'the canceled order stays, and its guest was told',
  'hotel.accounts.cancelRequest': 'the canceled payment link stays; another one can be created',
  'hotel.till.close': 'the closed shift stays and is never changed',
  'club.custody.revokeShift': 'takes access to the bag room away; the code opens another shift',
  'kernel.apiKeys.revoke': 'takes access away; a revoked key must never be valid again',
  'kernel.webhooks.remove': 'takes access to events away; another webhook gets a new secret',
  'kernel.demo.remove': 'removes example data for good; it can be added again',
  'kernel.mails.discard': 'drops a mail that could not be delivered; its text may contain a link that has expired',
  'properties.visits.cancel': 'the canceled visit stays, and the visitor was told',
  'hotel.alerts.remove': 'marks a request of a guest as done',
}

/** The query of a feature without an example: 'club.lostItems.remove' removes a row of club_lost_items. */
const anyRowOf = (endpoint: string) => {
  const table = endpoint
    .split('.')
    .slice(0, 2)
    .join('_')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return `select venue_id, id from ${table}`
}

const isRemoval = /\.(remove|delete|discard|clear|revoke|archive|purge|end|close|cancel)\w*$/

/**
 * A hash of the rows of each table of the venue; tables of the kernel, such as sessions and logs, change by themselves.
 * Revisions of the property catalogue are left out, because removing and restoring are changes of it.
 */
const hashRows = async () => {
  const tables = (await venueTables(owner)).filter((table) => !table.startsWith('kernel_') || table === 'kernel_files')
  const row = "(to_jsonb(t) - 'revision' - 'removed_revision')::text"
  const hashes = tables.map(
    (table) => `select '${table}' as name, md5(string_agg(${row}, ';' order by ${row})) as hash
      from ${table} t where venue_id = ${venueId}`,
  )
  return (await owner.query(hashes.join(' union all '))).rows
}

beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
  await owner.query(`insert into club_pending_moves (venue_id, bag_id, opened_at, person_admin)
    select venue_id, id, now(), 'Ana' from club_bags where venue_id = ${venueId} and archived_at is null limit 2`)
  await owner.query(`insert into community_slot_days (venue_id, slot_id, day, capacity)
    select venue_id, id, '2099-01-01', capacity from community_slots where venue_id = ${venueId}`)
  await owner.query(`insert into hotel_stations (venue_id, id, name) values (${venueId}, gen_random_uuid(), 'Horno')`)
})
afterAll(() => owner.end())

const removals = endpointsOf(contract)
  .filter(({ endpoint, rules }) => rules.kind === 'write' && rules.who?.includes('admin') && isRemoval.test(endpoint))
  .filter(({ rules }) => !rules.who?.includes('visitor'))
  .map(({ endpoint }) => endpoint)

test('each exception and each example belongs to a staff endpoint with the name of a removal', () => {
  expect(removals).toEqual(expect.arrayContaining([...Object.keys(examples), ...Object.keys(exceptions)]))
})

test('each removal of staff without an exception puts its row into the bin, and restoring it leaves every row of the venue as before', async () => {
  const { rows: admins } = await owner.query<{ id: string; name: string }>(
    `select id, name from kernel_staff where venue_id = ${venueId} and role = 'admin' and active`,
  )
  const admin = admins[0]
  if (!admin) throw new Error('The demo has no admin.')
  const { cookie, call } = await server.sessionOf(venueId, 'staff', admin.id)
  const queries: Record<string, string | null> = examples
  for (const endpoint of removals.filter((removal) => !(removal in exceptions))) {
    const { [endpoint]: query = anyRowOf(endpoint) } = queries
    const before = await hashRows()
    const inBin = await call(api.kernel.bin.list, {})
    const input = query
      ? (await owner.query(`select id from (${query}) q where venue_id = $1 limit 1`, [venueId])).rows[0]
      : {}
    const response = await server.ask(endpoint, 'write', input, { cookie })
    const { binId } = await response.json()
    expect(response.status, endpoint).toBe(200)
    expect(await hashRows(), endpoint).not.toEqual(before)
    const { entries } = await call(api.kernel.bin.list, {})
    expect(entries[0], endpoint).toMatchObject({ id: binId, kind: endpoint, deletedBy: admin.name, daysLeft: 30 })
    expect(entries[0]?.label, endpoint).not.toBe('')
    await call(api.kernel.bin.restore, { id: binId })
    expect(await hashRows(), endpoint).toEqual(before)
    expect(await call(api.kernel.bin.list, {}), endpoint).toEqual(inBin)
  }
})
