import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { retryOn503, sharedServer } from '#server/testing/kit.ts'
import { bagDraft, movementDraft, nextMemberNumber, openClub, personDraft } from '../club.testkit.ts'

const server = sharedServer()
const { people, bags, movements, dashboard } = api.club

const openPeople = async (...names: [string, string, string?][]) => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  for (const [firstName, lastName, numberSocio = nextMemberNumber()] of names)
    await admin.call(people.create, personDraft({ firstName, lastName, numberSocio }))
  const found = async (search?: string) =>
    (await admin.call(people.list, { search })).people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return { venue, admin, found }
}

test('people are sorted by first name; accents and case are ignored', async () => {
  const { found } = await openPeople(['zoe', 'Alba'], ['Álvaro', 'Zurita'], ['Alma', 'Ríos'], ['Íñigo', 'Paz'])
  expect(await found()).toEqual(['Alma Ríos', 'Álvaro Zurita', 'Íñigo Paz', 'zoe Alba'])
})

test('a search finds people of whom every typed word begins a name or the number; accents and case are ignored', async () => {
  const { found } = await openPeople(
    ['Juan Martín', 'Pérez Alonso', '10482'],
    ['Martina', "O'Connor", '20482'],
    ['Sofía', 'Núñez', '10483'],
  )
  expect(await found('MARTIN')).toEqual(['Juan Martín Pérez Alonso', "Martina O'Connor"])
  expect(await found('nunez')).toEqual(['Sofía Núñez'])
  expect(await found('peréz  juan')).toEqual(['Juan Martín Pérez Alonso'])
  expect(await found('1048')).toEqual(['Juan Martín Pérez Alonso', 'Sofía Núñez'])
  expect(await found('connor')).toEqual(["Martina O'Connor"])
  expect(await found('martin 20482')).toEqual(["Martina O'Connor"])
  expect(await found('artin')).toEqual([])
  expect(await found('%')).toEqual(['Juan Martín Pérez Alonso', "Martina O'Connor", 'Sofía Núñez'])
})

test('a search with several words finds people who have all of them, in any order and of any length', async () => {
  const { admin, found } = await openPeople(
    ['Mar', 'Márquez', '31000'],
    ['Marta', 'Li', '31001'],
    ['Martín', 'de la Ñata', '31002'],
    ['李雷', 'Ng', '31003'],
  )
  expect(await found('marquez mar')).toEqual(['Mar Márquez'])
  expect(await found('mart marta')).toEqual(['Marta Li'])
  expect(await found('mar mart')).toEqual(['Marta Li', 'Martín de la Ñata'])
  expect(await found('nata martin')).toEqual(['Martín de la Ñata'])
  expect(await found('l marta 310')).toEqual(['Marta Li'])
  expect(await found('31003 李雷')).toEqual(['李雷 Ng'])
  expect(await found('marta nata')).toEqual([])
  const [martin] = (await admin.call(people.list, { search: 'martin nata' })).people
  const { id = '', version = 0 } = martin ?? {}
  const bruno = personDraft({ firstName: 'Bruno', lastName: 'de la Ñata', numberSocio: '31002' })
  await admin.call(people.update, { ...bruno, id, version, birthday: '2020-12-31' })
  expect(await found('nata martin')).toEqual([])
  expect(await found('nata bruno')).toEqual(['Bruno de la Ñata'])
})

test('a search with two words finds a name that ends in a digit, with or without the digit', async () => {
  const { found } = await openPeople(['Ana', 'García12', 'TSR2'], ['Ana', 'García', '2TSR'], ['A1na', 'García', '41'])
  expect(await found('ana garcia')).toEqual(['Ana García', 'Ana García12'])
  expect(await found('garcia12 ana')).toEqual(['Ana García12'])
  expect(await found('garcia tsr')).toEqual(['Ana García12'])
  expect(await found('garcia 2tsr')).toEqual(['Ana García'])
  expect(await found('a1na garcia')).toEqual(['A1na García'])
})

test('a search for a common word finds all matching people over all pages, each once', async () => {
  const { venue, admin } = await openPeople(['Zulema', 'Abad', '99999'])
  await server.asOwner(`insert into club_people (venue_id, id, first_name, last_name, number_socio)
    select ${venue.venueId}, gen_random_uuid(), case when n <= 2100 then 'Beto' else 'Yago' end, 'Arias ' || n, n::text
    from generate_series(1, 2200) n`)
  const numbersFound = async (search: string) => {
    const numbers: string[] = []
    let after: string | undefined
    do {
      const page = await admin.call(people.list, { search, after })
      numbers.push(...page.people.map(({ numberSocio }) => numberSocio))
      after = page.next ?? undefined
    } while (after)
    expect(new Set(numbers).size).toBe(numbers.length)
    return numbers
  }
  const found = await numbersFound('a')
  expect(found).toHaveLength(2201)
  expect(found.at(-1)).toBe('99999')
  expect(await numbersFound('yago')).toHaveLength(100)
  expect(await numbersFound('y a')).toHaveLength(100)
})

test('a person added between two pages causes neither a gap nor a repetition', async () => {
  const { admin } = await openPeople(
    ...Array.from({ length: 55 }, (_, n) => [`Ana ${n + 10}`, 'Sosa'] as [string, string]),
  )
  const first = await admin.call(people.list, {})
  await admin.call(people.create, personDraft({ firstName: 'Aaron' }))
  const second = await admin.call(people.list, { after: first.next ?? '' })
  const names = [...first.people, ...second.people].map(({ firstName }) => firstName)
  expect(names).toEqual(Array.from({ length: 55 }, (_, n) => `Ana ${n + 10}`))
  expect(second.next).toBeNull()
  expect((await admin.call(people.list, { after: 'no es nuestro' })).people).toHaveLength(50)
})

test('exact-counters: after many concurrent changes the counters equal the number of rows', async () => {
  const { venue, admin } = await openPeople()
  const drafts = Array.from({ length: 30 }, () => personDraft())
  await Promise.all(drafts.map((draft) => retryOn503(() => admin.call(people.create, draft))))
  const changes = Array.from({ length: 120 }, (_, n) => {
    const { id, numberSocio } = drafts[n % 30] ?? personDraft()
    const bag = bagDraft({ numberSocio })
    if (n % 4 === 0) return retryOn503(() => admin.call(bags.create, bag))
    return retryOn503(() => admin.call(people.setActive, { id, active: n % 3 === 0 }))
  })
  await Promise.all(changes)
  const listed = (await admin.call(bags.list, {})).bags
  await Promise.all(listed.slice(0, 9).map(({ id }) => retryOn503(() => admin.call(bags.archive, { id }))))
  const counted = await server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
    db.execute<Record<string, number>>(`select count(*)::int as people, count(*) filter (where active)::int as active,
      (select count(*)::int from club_bags where archived_at is null) as bags from club_people`),
  )
  const { people: tally, bags: bagTally } = await admin.call(dashboard.counters)
  expect(counted.rows[0]).toEqual({ people: tally.total, active: tally.active, bags: bagTally.total })
  expect(tally.inactive).toBe(tally.total - tally.active)
  expect(bagTally.total).toBe(21)
})

test('a person counts as having a bag while one of their bags is not archived', async () => {
  const { admin } = await openPeople()
  const { id, owner, numberSocio } = await admin.call(bags.create, bagDraft())
  const hasBag = async () => (await admin.call(people.one, { id: owner })).person.bags
  expect(await hasBag()).toBe(true)
  await admin.call(bags.archive, { id })
  expect(await hasBag()).toBe(false)
  expect((await admin.call(people.list, { search: numberSocio })).people[0]?.bags).toBe(false)
})

test('a dossier contains all bags of the person, archived ones too, and the newest movements', async () => {
  const { admin } = await openPeople()
  const bag = await admin.call(bags.create, bagDraft())
  await admin.call(movements.create, movementDraft(bag.id, 0))
  await admin.call(bags.archive, { id: bag.id })
  const dossier = await admin.call(people.one, { id: bag.owner })
  expect(dossier.person).toMatchObject({ rol: 'owner', birthday: null })
  expect(dossier.bags).toMatchObject([{ id: bag.id, archived: true }])
  expect(dossier.movements).toMatchObject([{ idBag: bag.id, actionType: 'Ingreso' }])
})

test('a member number that another person has is refused as number_taken, when creating and when editing', async () => {
  const { admin } = await openPeople()
  const [one, two] = [personDraft(), personDraft()]
  const {
    version,
    active: _a,
    bags: _b,
    rol: _r,
    createdAt: _c,
    memberId: _m,
    ...stored
  } = await admin.call(people.create, one)
  await admin.call(people.create, two)
  const again = personDraft({ numberSocio: one.numberSocio })
  await expect(admin.call(people.create, again)).rejects.toMatchObject({ code: 'number_taken' })
  const edit = { ...stored, version, numberSocio: two.numberSocio }
  await expect(admin.call(people.update, edit)).rejects.toMatchObject({ code: 'number_taken' })
  expect((await admin.call(people.one, { id: one.id })).person.numberSocio).toBe(one.numberSocio)
})

test('an edited name changes the list, the search and the person’s bags; an edit of an older version is refused as stale', async () => {
  const { admin, found } = await openPeople()
  const bag = await admin.call(bags.create, bagDraft({ firstName: 'Lucía', lastName: 'Vidal' }))
  const {
    version,
    active: _a,
    bags: _b,
    rol: _r,
    createdAt: _c,
    memberId: _m,
    ...stored
  } = (await admin.call(people.one, { id: bag.owner })).person
  const edit = { ...stored, version, firstName: 'Rocío', lastName: 'Ferrer' }
  expect((await admin.call(people.update, edit)).version).toBe(2)
  await expect(admin.call(people.update, edit)).rejects.toMatchObject({ code: 'stale' })
  expect(await found('vidal')).toEqual([])
  expect(await found('ferr')).toEqual(['Rocío Ferrer'])
  expect((await admin.call(bags.list, { search: 'rocio' })).bags).toMatchObject([{ fullName: 'Rocío Ferrer' }])
  expect((await admin.call(bags.list, { search: 'vidal' })).bags).toEqual([])
})

test('concurrent edits of a person and of their bag both succeed, without a deadlock', async () => {
  const { admin } = await openPeople()
  const bag = await admin.call(bags.create, bagDraft())
  for (let n = 0; n < 15; n++) {
    const { person } = (await admin.call(people.one, { id: bag.owner })) satisfies object
    const { version, active: _a, bags: _b, rol: _r, createdAt: _c, memberId: _m, ...stored } = person
    const { bag: now } = await admin.call(bags.one, { id: bag.id })
    const { type, brand, place, active, numberSocio } = now
    const outcomes = await Promise.allSettled([
      admin.call(people.update, { ...stored, version, lastName: `Quiroga ${n}` }),
      admin.call(bags.update, {
        id: bag.id,
        version: now.version,
        type,
        brand,
        place,
        active,
        numberSocio,
        photoId: null,
      }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await admin.call(bags.list, { search: `quiroga ${n}` })).bags).toHaveLength(1)
  }
})

test('staff can read people; only an admin can create and export them', async () => {
  const { venue } = await openPeople(['Ana', 'Sosa'])
  const staff = await venue.as('staff')
  expect((await staff.call(people.list, {})).people).toHaveLength(1)
  await expect(staff.call(people.create, personDraft())).rejects.toMatchObject({ status: 403 })
  await expect(staff.call(people.export)).rejects.toMatchObject({ status: 403 })
})

test('a member number that is used in one venue can be used in another', async () => {
  await openPeople(['Ana', 'Sosa', '10482'])
  const neighbour = await openPeople()
  await neighbour.admin.call(people.create, personDraft({ numberSocio: '10482' }))
  expect((await neighbour.admin.call(people.list, {})).counters).toEqual({ total: 1, active: 1, inactive: 0 })
})

test('a person is found by member number in their own venue and in no other', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const { numberSocio } = await admin.call(people.create, personDraft({ firstName: 'Olga', lastName: 'Reyes' }))
  const found = { person: { firstName: 'Olga', lastName: 'Reyes', active: true } }
  expect(await admin.call(people.holder, { numberSocio })).toEqual(found)
  expect(await admin.call(people.holder, { numberSocio: `${numberSocio}0` })).toEqual({ person: null })
  const stranger = await (await server.openVenue()).as('admin')
  expect(await stranger.call(people.holder, { numberSocio })).toEqual({ person: null })
})

test('dossiers contain contact data and the last movement, and are filtered by active, by having a bag and by words', async () => {
  const { venue, admin, bag } = await openClub(server)
  const contact = { mail: 'eva@club.test', phone: '+54 11 4444 2222' }
  const eva = await admin.call(people.create, { ...personDraft({ firstName: 'Eva' }), ...contact })
  await admin.call(people.setActive, { id: eva.id, active: false })
  const { at } = await admin.call(api.club.movements.create, movementDraft(bag.id, 0))
  const staff = await venue.as('staff')
  const { people: all, counters } = await staff.call(people.dossiers, {})
  expect(all).toMatchObject([
    { firstName: 'Eva', ...contact, lastMove: null },
    { firstName: 'Inés', mail: null, lastMove: at },
  ])
  expect(counters).toEqual({ total: 2, active: 1, inactive: 1 })
  const names = async (filter: object) =>
    (await staff.call(people.dossiers, filter)).people.map(({ firstName }) => firstName)
  expect(await names({ active: 'no' })).toEqual(['Eva'])
  expect(await names({ bags: 'yes' })).toEqual(['Inés'])
  expect(await names({ bags: 'no', active: 'yes' })).toEqual([])
  expect(await names({ bags: 'no', search: 'ev qui' })).toEqual(['Eva'])
})

test('an admin can activate or deactivate several people of their own venue in one call', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const created = []
  for (const firstName of ['Ana', 'Eva', 'Leo'])
    created.push(await admin.call(people.create, personDraft({ firstName })))
  const ids = created.map(({ id }) => id)
  const stranger = await (await server.openVenue()).as('admin')
  expect(await stranger.call(people.setAllActive, { ids, active: false })).toEqual({ changed: 0 })
  expect(await admin.call(people.setAllActive, { ids: ids.slice(1), active: false })).toEqual({ changed: 2 })
  expect(await admin.call(people.setAllActive, { ids, active: false })).toEqual({ changed: 1 })
  expect((await admin.call(people.dossiers, {})).counters).toEqual({ total: 3, active: 0, inactive: 3 })
})
