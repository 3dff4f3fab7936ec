import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Movement } from '#contract/club/movements.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { bagDraft, movementDraft, nextMemberNumber, openClub, personDraft } from '../club.testkit.ts'
import { listMovements } from './movements.queries.ts'

const server = sharedServer()
const { bags, movements, people } = api.club

test('a movement stores owner, place, comment and staff name, and does not change when the bag is edited', async () => {
  const { admin, bag } = await openClub(server)
  const created = await admin.call(movements.create, { ...movementDraft(bag.id, 0), comments: 'Mojada' })
  expect(created).toMatchObject({
    position: 1,
    actionType: 'Ingreso',
    personAdmin: 'admin',
    place: 'A-12',
    comments: 'Mojada',
    fullName: 'Inés Quiroga',
    missing: null,
    madeAt: null,
  })
  const { type, numberSocio, active } = bag
  await admin.call(bags.update, {
    id: bag.id,
    version: 1,
    type,
    brand: 'Otra',
    place: 'Z-9',
    numberSocio,
    active,
    photoId: null,
  })
  expect(await admin.call(movements.ofBag, { idBag: bag.id })).toEqual([created])
})

test('the database refuses to update, delete or truncate movements, even for the owner of the tables', async () => {
  const { venue, admin, bag } = await openClub(server)
  const created = await admin.call(movements.create, movementDraft(bag.id, 0))
  for (const statement of [
    `update club_movements set comments = 'otra cosa'`,
    'delete from club_movements',
    `insert into club_movements select * from club_movements on conflict (venue_id, id) do update set comments = 'x'`,
  ]) {
    const attempt = server.kernel.database.inVenue(venue.venueId, 'write', (db) => db.execute(statement))
    await expect(attempt).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
    await expect(server.asOwner(statement)).rejects.toThrow('never changed')
  }
  await expect(server.asOwner('truncate club_movements')).rejects.toThrow('never changed')
  expect(await admin.call(movements.ofBag, { idBag: bag.id })).toEqual([created])
})

test('a movement sent many times concurrently with the same id is stored once', async () => {
  const { admin, bag } = await openClub(server)
  const once = movementDraft(bag.id, 0)
  const results = await Promise.all(Array.from({ length: 20 }, () => admin.call(movements.create, once)))
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  expect((await admin.call(bags.one, { id: bag.id })).bag.position).toBe(1)
})

test('of many concurrent movements with the same position one is stored and the others are conflicts', async () => {
  const { admin, bag } = await openClub(server)
  const attempts = Array.from({ length: 20 }, () => admin.call(movements.create, movementDraft(bag.id, 0)))
  const outcomes = await Promise.allSettled(attempts)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(19).fill('conflict'))
  expect(await admin.call(movements.ofBag, { idBag: bag.id })).toHaveLength(1)
})

test('a movement with the id of another bag’s movement is refused as a conflict', async () => {
  const { admin, bag } = await openClub(server)
  const other = await admin.call(bags.create, bagDraft())
  const created = await admin.call(movements.create, movementDraft(bag.id, 0))
  const stolen = admin.call(movements.create, { ...movementDraft(other.id, 0), id: created.id })
  await expect(stolen).rejects.toMatchObject({ code: 'conflict' })
})

test('an offline movement stores the time of the device, unless it is in the future or older than 30 days', async () => {
  const { admin, bag } = await openClub(server)
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const queued = await admin.call(movements.create, { ...movementDraft(bag.id, 0), madeAt: hourAgo })
  expect(queued.madeAt).toBe(hourAgo)
  expect(Date.parse(queued.at)).toBeGreaterThan(Date.parse(hourAgo) + 3_000_000)
  for (const [n, madeAt] of [tomorrow, '0001-01-01T00:00:00Z', new Date().toISOString()].entries())
    expect((await admin.call(movements.create, { ...movementDraft(bag.id, n + 1), madeAt })).madeAt).toBeNull()
})

test('the movement list has 51 rows per page down to the first movement; the short lists have five', async () => {
  const { admin, bag } = await openClub(server)
  const other = await admin.call(bags.create, bagDraft())
  const both = [bag.id, other.id]
  for (let n = 0; n < 57; n++)
    await Promise.all(both.map((idBag) => admin.call(movements.create, movementDraft(idBag, n))))
  const pages: string[][] = []
  let after: string | undefined
  do {
    const page = await admin.call(movements.list, { after })
    pages.push(page.movements.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect(pages.map((page) => page.length)).toEqual([51, 51, 12])
  expect(new Set(pages.flat()).size).toBe(114)
  expect((await admin.call(movements.recent)).map(({ id }) => id)).toEqual(pages[0]?.slice(0, 5))
  const ofBag = await admin.call(movements.ofBag, { idBag: bag.id })
  expect(ofBag.map(({ position }) => position)).toEqual([57, 56, 55, 54, 53])
  const report = await admin.call(movements.report, { idBag: bag.id })
  expect(report.movements.map(({ position }) => position)).toEqual(Array.from({ length: 57 }, (_, n) => n + 1))
  expect(report.next).toBeNull()
})

test('items missing at Ingreso are stored with the movement and stay flagged until they are found', async () => {
  const { venue, admin, bag } = await openClub(server)
  const [driver, , , , , , , , , , , , , putter] = bag.items
  if (!driver || !putter) throw new Error('a bag has fourteen items')
  const missing = [putter.id, driver.id, randomUUID()]
  const created = await admin.call(movements.create, { ...movementDraft(bag.id, 0), missing })
  expect(created.missing).toEqual(['Driver', 'Putter'])
  expect((await admin.call(bags.list, {})).bags).toMatchObject([{ missing: 2 }])
  expect((await admin.call(bags.missing)).map(({ name }) => name).sort()).toEqual(['Driver', 'Putter'])
  // A Retiro, or an Ingreso without a check of the items, leaves the flags.
  await admin.call(movements.create, { ...movementDraft(bag.id, 1), actionType: 'Retiro', missing: [] })
  await admin.call(movements.create, movementDraft(bag.id, 2))
  expect((await admin.call(bags.one, { id: bag.id })).bag.missing).toBe(2)
  const staff = await venue.as('staff')
  await staff.call(bags.solveMissing, { idItem: driver.id })
  await expect(staff.call(bags.solveMissing, { idItem: driver.id })).rejects.toMatchObject({ code: 'gone' })
  expect((await admin.call(bags.missing)).map(({ name }) => name)).toEqual(['Putter'])
  await admin.call(movements.create, { ...movementDraft(bag.id, 3), missing: [] })
  expect(await admin.call(bags.missing)).toEqual([])
  expect((await admin.call(movements.report, { idBag: bag.id })).movements[0]?.missing).toEqual(['Driver', 'Putter'])
})

test('movements are filtered by person, by day in the venue’s time zone and by type, and the CSV export uses the same filter', async () => {
  const { venue, admin, bag } = await openClub(server)
  const other = await admin.call(bags.create, bagDraft({ firstName: 'Óscar', lastName: 'Vega', brand: '=1+1' }))
  const record = async (idBag: string, position: number, actionType: 'Ingreso' | 'Retiro', at: string) => {
    server.kernel.now = () => new Date(at)
    await admin.call(movements.create, { ...movementDraft(idBag, position), actionType })
  }
  // The venue's time zone is Buenos Aires, UTC-3.
  await record(bag.id, 0, 'Retiro', '2030-05-10T02:59:00Z')
  await record(bag.id, 1, 'Ingreso', '2030-05-10T03:00:00Z')
  await record(other.id, 0, 'Retiro', '2030-05-11T02:59:00Z')
  await record(other.id, 1, 'Ingreso', '2030-05-11T03:00:00Z')
  server.kernel.now = () => new Date()
  const found = async (filter: object) =>
    (await admin.call(movements.list, filter)).movements.map(({ fullName, actionType }) => `${fullName} ${actionType}`)
  expect(await found({ search: 'vega osc' })).toEqual(['Óscar Vega Ingreso', 'Óscar Vega Retiro'])
  expect(await found({ search: other.numberSocio, actionType: 'Retiro' })).toEqual(['Óscar Vega Retiro'])
  expect(await found({ search: 'admin' })).toHaveLength(4)
  const day = { from: '2030-05-10', until: '2030-05-10' }
  expect(await found(day)).toEqual(['Óscar Vega Retiro', 'Inés Quiroga Ingreso'])
  expect(await found({ until: '2030-05-09' })).toEqual(['Inés Quiroga Retiro'])
  const { csv } = await admin.call(movements.export, day)
  const [, first, second, ...rest] = csv.split('\r\n')
  expect(first).toContain("10/05/2030 23:59;Retiro;Bolsa;'=1+1;Óscar Vega")
  expect(second).toContain('10/05/2030 00:00;Ingreso;Bolsa;Titleist;Inés Quiroga')
  expect(rest).toEqual([''])
  const staff = await venue.as('staff')
  await expect(staff.call(movements.export, {})).rejects.toMatchObject({ status: 403 })
})

test('a search for a word of two letters compares a limited number of movements and continues on its next page with earlier ones', async () => {
  const { venue, admin, bag } = await openClub(server)
  const rare = await admin.call(bags.create, bagDraft({ firstName: 'Zoe', lastName: 'Paz', brand: 'Ping' }))
  await admin.call(movements.create, { ...movementDraft(rare.id, 0), actionType: 'Retiro' })
  for (let position = 0; position < 5; position++) await admin.call(movements.create, movementDraft(bag.id, position))
  const search = (after: string | null) =>
    server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
      listMovements(db, { search: 'zo', after: after ?? undefined }, 3),
    )
  const first = await search(null)
  expect(first).toMatchObject({ movements: [], next: expect.any(String), searchedUntil: expect.any(String) })
  const second = await search(first.next)
  expect(second.movements.map(({ fullName }) => fullName)).toEqual(['Zoe Paz'])
  expect(await search(second.next)).toEqual({ movements: [], next: null, searchedUntil: null })
})

test('a search finds each part of a name in the ledger, without accents and case, with every filter, in its own venue only', async () => {
  const { venue, admin, bag } = await openClub(server)
  const owner = { firstName: 'Óscar', lastName: 'Núñez Vega', numberSocio: nextMemberNumber() }
  const other = await admin.call(bags.create, bagDraft(owner))
  server.kernel.now = () => new Date('2030-05-10T15:00:00Z')
  await admin.call(movements.create, movementDraft(bag.id, 0))
  await admin.call(movements.create, movementDraft(other.id, 0))
  const { person } = await admin.call(people.one, { id: other.owner })
  const renamed = {
    ...personDraft({ ...owner, lastName: 'Paz Pazos' }),
    id: person.id,
    version: person.version,
    birthday: null,
  }
  await admin.call(people.update, renamed)
  server.kernel.now = () => new Date('2030-05-11T15:00:00Z')
  await admin.call(movements.create, { ...movementDraft(other.id, 1), actionType: 'Retiro' })
  server.kernel.now = () => new Date()
  const found = async (search: string, filter: object = {}) =>
    (await admin.call(movements.list, { search, ...filter })).movements.map(({ fullName }) => fullName)
  const [before, after] = ['Óscar Núñez Vega', 'Óscar Paz Pazos']
  expect(await found('SCÁ')).toEqual([after, before])
  expect(await found('uñE')).toEqual([before])
  expect(await found('paz')).toEqual([after])
  expect(await found(owner.numberSocio.slice(1))).toEqual([after, before])
  expect(await found('scar egadm')).toEqual([])
  expect(await found('dmi ega')).toEqual([before])
  expect(await found('scar nunez uiro')).toEqual([])
  expect(await found('osc', { from: '2030-05-11' })).toEqual([after])
  expect(await found('osc', { until: '2030-05-10' })).toEqual([before])
  expect(await found('osc', { actionType: 'Retiro' })).toEqual([after])
  expect((await admin.call(movements.export, { search: 'uñe' })).csv.split('\r\n')).toHaveLength(3)
  const neighbour = await openClub(server)
  await neighbour.admin.call(movements.create, movementDraft(neighbour.bag.id, 0))
  expect((await neighbour.admin.call(movements.list, { search: 'scar' })).movements).toEqual([])
  const words = server.kernel.database.inVenue(neighbour.venue.venueId, 'read', (db) =>
    db.execute(`select from club_words where search like '%scar%' or venue_id = ${venue.venueId}`),
  )
  expect((await words).rows).toEqual([])
})

test('a search finds all movements of few, of many and of very many owners, newest first, page by page', async () => {
  const { venue, admin } = await openClub(server)
  // 2,100 owners: all are called Paz, 150 of them Luz as well, three of those Zoe.
  await server.asOwner(`
    insert into club_people (venue_id, id, first_name, last_name, number_socio)
      select ${venue.venueId}, gen_random_uuid(), case when n <= 3 then 'Zoe Luz' when n <= 150 then 'Ana Luz' else 'Ana' end, 'Paz', 'p' || n
      from generate_series(1, 2100) n;
    insert into club_bags (venue_id, id, type, brand, owner_id, position)
      select venue_id, gen_random_uuid(), 'bag', '', id, 20 from club_people where venue_id = ${venue.venueId} and last_name = 'Paz';
    insert into club_movements (venue_id, id, bag_id, position, action_type, at, person_admin, place, comments, type, brand, full_name, number_socio)
      select b.venue_id, gen_random_uuid(), b.id, n, 'Ingreso', timestamptz '2030-01-01' + make_interval(days => n, secs => ascii(b.id::text)),
        'Sergio', '', '', 'bag', '', first_name || ' ' || last_name, number_socio
      from club_bags b join club_people p on (p.venue_id, p.id) = (b.venue_id, b.owner_id), generate_series(1, 20) n
      where b.venue_id = ${venue.venueId} and last_name = 'Paz' and (n = 1 or n = 2 and first_name like '%Luz' or first_name like 'Zoe%')`)
  const findAll = async (search: string) => {
    const found: Movement[] = []
    for (let after: string | undefined; ; ) {
      const { movements: page, next } = await admin.call(movements.list, { search, after })
      found.push(...page)
      if (!next) return found
      after = next
    }
  }
  for (const [search, count] of [
    ['zoe paz', 60],
    ['sergio zoe', 60],
    ['zoe an', 0],
    ['luz', 354],
    ['luz ergi paz', 354],
    ['paz', 2304],
  ] as const) {
    const found = await findAll(search)
    expect(new Set(found.map(({ id }) => id)).size, search).toBe(count)
    expect(found, search).toEqual(found.toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)))
  }
})

test('only an admin can register a movement in the back-office; all staff can read the ledger', async () => {
  const { venue, bag } = await openClub(server)
  const staff = await venue.as('staff')
  await expect(staff.call(movements.create, movementDraft(bag.id, 0))).rejects.toMatchObject({ status: 403 })
  expect(await staff.call(movements.list, {})).toEqual({ movements: [], next: null, searchedUntil: null })
})
