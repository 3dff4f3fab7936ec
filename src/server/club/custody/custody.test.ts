import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { testServer } from '#server/testing/kit.ts'
import { bagCode, bagDraft, movementDraft, openClub, personDraft } from '../club.testkit.ts'

const server = testServer()
const { custody, bags, movements } = api.club

let addresses = 0
/** A phone in the bag room: nobody is signed in on it. */
const phone = () => server.calling(undefined, { address: `10.0.0.${++addresses}` })
const later = (milliseconds: number) => {
  server.kernel.now = () => new Date(Date.now() + milliseconds)
}
afterEach(() => later(0))

test('the right code opens the bag, puts it on the televisions, and lets it be moved', async () => {
  const { venue, admin, bag } = await openClub(server)
  const screen = await venue.as('screen')
  const call = phone()
  expect(await screen.call(custody.pending)).toEqual([])
  const opened = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  expect(opened.bag).toMatchObject({ id: bag.id, fullName: 'Inés Quiroga', position: 0 })
  expect(await screen.call(custody.pending)).toMatchObject([{ bag: { id: bag.id, items: { length: 14 } } }])
  const made = movementDraft(bag.id, opened.bag.position)
  const movement = await call(custody.register, { venue: venue.venueId, permit: opened.permit, ...made })
  expect(movement).toMatchObject({ actionType: 'Ingreso', personAdmin: 'Administrador', position: 1 })
  expect(await screen.call(custody.pending)).toEqual([])
  expect((await admin.call(bags.one, { id: bag.id })).bag).toMatchObject({ lastAction: 'Ingreso', position: 1 })
})

test('a staff person who is signed in is named in the movement', async () => {
  const { venue, bag } = await openClub(server)
  const staff = await venue.as('staff')
  const { permit } = await staff.call(custody.open, { idBag: bag.id, code: bagCode })
  const movement = await staff.call(custody.register, { permit, ...movementDraft(bag.id, 0) })
  expect(movement.personAdmin).toBe('staff')
})

test('a wrong code changes nothing, and says nothing about whether the bag exists', async () => {
  const { venue, admin, bag } = await openClub(server)
  const call = phone()
  const codes = ['0000', '', ' 2580', bagCode.repeat(2)]
  for (const code of codes)
    await expect(call(custody.open, { venue: venue.venueId, idBag: bag.id, code })).rejects.toMatchObject({
      code: 'wrong_code',
    })
  const nowhere = call(custody.open, { venue: venue.venueId, idBag: crypto.randomUUID(), code: bagCode })
  await expect(nowhere).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await admin.call(custody.pending)).toEqual([])
  expect((await admin.call(bags.one, { id: bag.id })).movements).toEqual([])
})

test('whoever has the code is told that a bag is archived; others are told nothing of it', async () => {
  const { venue, admin, bag } = await openClub(server)
  await admin.call(bags.archive, { id: bag.id })
  const open = (code: string) => phone()(custody.open, { venue: venue.venueId, idBag: bag.id, code })
  await expect(open(bagCode)).rejects.toMatchObject({ code: 'bag_archived' })
  await expect(open('0000')).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await admin.call(custody.pending)).toEqual([])
})

test('a club that has set no code says so, whatever is entered', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const { id: idBag } = await admin.call(bags.create, bagDraft())
  expect(await admin.call(custody.code)).toEqual({ changedAt: null })
  const input = { venue: venue.venueId, code: bagCode }
  const none = { code: 'no_bag_code' }
  await expect(phone()(custody.open, { ...input, idBag })).rejects.toMatchObject(none)
  const made = { ...input, ...movementDraft(idBag, 0), madeAt: new Date().toISOString() }
  await expect(phone()(custody.registerByCode, made)).rejects.toMatchObject(none)
  expect((await admin.call(bags.one, { id: idBag })).movements).toEqual([])
})

test('promise 6: the code cannot be guessed, from one address or many; staff still get in', async () => {
  const { venue, bag } = await openClub(server)
  const tried: string[] = []
  for (let n = 0; n < 30; n++)
    await phone()(custody.open, { venue: venue.venueId, idBag: bag.id, code: `${n}` }).catch(({ code }) =>
      tried.push(code),
    )
  expect(tried.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(10)
  const right = phone()(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  await expect(right).rejects.toMatchObject({ code: 'too_many_tries' })
  const staff = await venue.as('staff')
  expect((await staff.call(custody.open, { idBag: bag.id, code: bagCode })).bag.id).toBe(bag.id)
})

test('promise 6: the code is the venue’s, so tries count over all of its bags; phones that know it still get in', async () => {
  const { venue, admin, bag } = await openClub(server)
  const { venueId } = venue
  const answer = await server.ask(custody.open.endpoint, 'write', { venue: venueId, idBag: bag.id, code: bagCode })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  const others = []
  for (let n = 0; n < 6; n++) others.push(await admin.call(bags.create, bagDraft()))
  const guesses = others.flatMap(({ id }) => Array.from({ length: 20 }, (_, n) => ({ id, code: `${1000 + n}` })))
  const told = await Promise.all(
    guesses.map(({ id, code }) =>
      phone()(custody.open, { venue: venueId, idBag: id, code }).then(
        () => 'opened',
        (refused) => refused.code,
      ),
    ),
  )
  expect(told.filter((code) => code !== 'too_many_tries').length).toBeLessThanOrEqual(10)
  const known = server.calling(cookie, { address: '10.1.1.1' })
  expect((await known(custody.open, { venue: venueId, idBag: bag.id, code: bagCode })).bag.id).toBe(bag.id)
  // Once there is a new code, having known the old one proves nothing.
  await admin.call(custody.setCode, { code: '9517' })
  const after = known(custody.open, { venue: venueId, idBag: bag.id, code: '9517' })
  await expect(after).rejects.toMatchObject({ code: 'too_many_tries' })
})

test('staff of another venue are visitors here: the ledger does not name them', async () => {
  const { venue, bag } = await openClub(server)
  const stranger = await (await server.openVenue()).as('admin')
  const { permit } = await stranger.call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const sent = { venue: venue.venueId, permit, ...movementDraft(bag.id, 0) }
  expect((await stranger.call(custody.register, sent)).personAdmin).toBe('Administrador')
})

test('a television that shows a bag is told when its owner is renamed', async () => {
  const { venue, admin } = await openClub(server)
  const { cookie } = await venue.as('screen')
  const stream = (await server.fetch('/api/live', {}, { cookie })).body?.pipeThrough(new TextDecoderStream())
  const heard: string[] = []
  const leaving = new AbortController()
  const listening = stream?.pipeTo(new WritableStream({ write: (words) => void heard.push(words) }), leaving)
  const [owner] = (await admin.call(api.club.people.list, {})).people
  const { person } = await admin.call(api.club.people.one, { id: owner?.id ?? '' })
  const { id, version, birthday, numberSocio } = person
  const renamed = personDraft({ firstName: 'Otra', numberSocio })
  await admin.call(api.club.people.update, { ...renamed, id, version, birthday })
  await expect.poll(() => heard.join('')).toContain('data: club.custody\n')
  leaving.abort()
  await listening?.catch(() => {})
})

test('promise 6: an address cannot try its way through all the bags', async () => {
  const { venue } = await openClub(server)
  const call = phone()
  const tried: string[] = []
  for (let n = 0; n < 40; n++)
    await call(custody.open, { venue: venue.venueId, idBag: crypto.randomUUID(), code: '1' }).catch(({ code }) =>
      tried.push(code),
    )
  expect(tried.at(-1)).toBe('too_many_tries')
})

test('using the right code again and again is never too many tries', async () => {
  const { venue, bag } = await openClub(server)
  const call = phone()
  for (let n = 0; n < 15; n++) await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
})

test('a new code replaces the old one; it is stored hashed and never told', async () => {
  const { venue, admin, bag } = await openClub(server)
  await admin.call(custody.setCode, { code: '9517' })
  await expect(admin.call(custody.open, { idBag: bag.id, code: bagCode })).rejects.toMatchObject({ code: 'wrong_code' })
  await admin.call(custody.open, { idBag: bag.id, code: '9517' })
  const stored = await server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
    db.execute('select * from club_bag_codes'),
  )
  expect(JSON.stringify(stored.rows)).toContain('argon2id')
  expect(JSON.stringify(stored.rows)).not.toContain('9517')
  expect(Object.keys(await admin.call(custody.code))).toEqual(['changedAt'])
})

test('a permit is for its bag and venue only, unforgeable, and for a quarter of an hour', async () => {
  const { venue, admin, bag } = await openClub(server)
  const neighbour = await openClub(server)
  const other = await admin.call(bags.create, bagDraft())
  const call = phone()
  const { permit } = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const register = (idBag: string, shown: string, where = venue.venueId) =>
    call(custody.register, { venue: where, permit: shown, ...movementDraft(idBag, 0) })
  const [expires = '', signature = ''] = permit.split('.')
  const forged = [
    () => register(other.id, permit),
    () => register(neighbour.bag.id, permit, neighbour.venue.venueId),
    () => register(bag.id, permit, neighbour.venue.venueId),
    () => register(bag.id, `${Number(expires) + 60_000}.${signature}`),
    () => register(bag.id, `${expires}.${signature.slice(1)}A`),
    () => register(bag.id, ''),
  ]
  for (const attempt of forged) await expect(attempt()).rejects.toMatchObject({ code: 'permit_expired' })
  later(custodyLimits.permitFor + 1000)
  await expect(register(bag.id, permit)).rejects.toMatchObject({ code: 'permit_expired' })
  expect((await admin.call(movements.list, {})).movements).toEqual([])
})

test('a movement whose answer was lost can be sent again, even after the permit has expired', async () => {
  const { venue, admin, bag } = await openClub(server)
  const call = phone()
  const { permit } = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const sent = { venue: venue.venueId, permit, ...movementDraft(bag.id, 0) }
  const first = await call(custody.register, sent)
  later(custodyLimits.permitFor + 1000)
  expect(await call(custody.register, sent)).toEqual(first)
  expect((await admin.call(movements.list, {})).movements).toHaveLength(1)
})

test('a movement queued without network is a conflict when the bag has moved meanwhile, and writes nothing', async () => {
  const { venue, admin, bag } = await openClub(server)
  const call = phone()
  const { permit } = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const queued = { venue: venue.venueId, permit, ...movementDraft(bag.id, 0) }
  await admin.call(movements.create, { ...movementDraft(bag.id, 0), actionType: 'Retiro' })
  await expect(call(custody.register, queued)).rejects.toMatchObject({ code: 'conflict' })
  expect((await admin.call(movements.ofBag, { idBag: bag.id })).map(({ actionType }) => actionType)).toEqual(['Retiro'])
})

test('several bags wait at once, the newest first; opening one again brings it forward; none sticks', async () => {
  const { admin, bag } = await openClub(server)
  const second = await admin.call(bags.create, bagDraft())
  const shown = async () => (await admin.call(custody.pending)).map(({ bag: { id } }) => id)
  const open = (idBag: string) => admin.call(custody.open, { idBag, code: bagCode })
  await open(bag.id)
  await open(second.id)
  expect(await shown()).toEqual([second.id, bag.id])
  await open(bag.id)
  expect(await shown()).toEqual([bag.id, second.id])
  await admin.call(movements.create, movementDraft(bag.id, 0))
  expect(await shown()).toEqual([second.id])
  later(custodyLimits.pendingFor + 1000)
  expect(await shown()).toEqual([])
})

test('an admin removes everything that is pending, of the own venue only', async () => {
  const { venue, admin, bag } = await openClub(server)
  const neighbour = await openClub(server)
  await admin.call(custody.open, { idBag: bag.id, code: bagCode })
  await neighbour.admin.call(custody.open, { idBag: neighbour.bag.id, code: bagCode })
  const staff = await venue.as('staff')
  await expect(staff.call(custody.removePending)).rejects.toMatchObject({ status: 403 })
  expect(await admin.call(custody.removePending)).toEqual({ removed: 1 })
  expect(await admin.call(custody.pending)).toEqual([])
  expect(await neighbour.admin.call(custody.pending)).toHaveLength(1)
})

test('a code of the neighbouring venue opens nothing here', async () => {
  const { bag } = await openClub(server)
  const neighbour = await openClub(server)
  await neighbour.admin.call(custody.setCode, { code: '7777' })
  const attempts = [
    () => phone()(custody.open, { venue: neighbour.venue.venueId, idBag: bag.id, code: '7777' }),
    () => neighbour.admin.call(custody.open, { idBag: bag.id, code: '7777' }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'wrong_code' })
})
