import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openMachineSpeed } from '#server/testing/machine-speed.ts'
import { bagCode, bagDraft, movementDraft, openClub, personDraft } from '../club.testkit.ts'

const server = sharedServer()
const { custody, bags, movements } = api.club

let addresses = 0
/** A phone without a session, with an IP address of its own. */
const phone = () => server.calling(undefined, { address: `10.0.0.${++addresses}` })
const setClockAhead = (milliseconds: number) => {
  server.kernel.now = () => new Date(Date.now() + milliseconds)
}
afterEach(() => setClockAhead(0))

test('the right code returns the bag, televisions show it, and the permit registers its movement', async () => {
  const { venue, admin, bag } = await openClub(server)
  const screen = await venue.as('screen')
  const call = phone()
  expect(await screen.call(custody.pending)).toEqual([])
  const opened = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  expect(opened.bag).toMatchObject({ id: bag.id, fullName: 'Inés Quiroga', position: 0 })
  expect(await screen.call(custody.pending)).toMatchObject([{ bag: { id: bag.id, items: { length: 14 } } }])
  const draft = movementDraft(bag.id, opened.bag.position)
  const movement = await call(custody.register, { venue: venue.venueId, permit: opened.permit, ...draft })
  expect(movement).toMatchObject({ actionType: 'Ingreso', personAdmin: 'Administrador', position: 1 })
  expect(await screen.call(custody.pending)).toEqual([])
  expect((await admin.call(bags.one, { id: bag.id })).bag).toMatchObject({ lastAction: 'Ingreso', position: 1 })
})

test('a movement registered by a signed-in staff person contains their name', async () => {
  const { venue, bag } = await openClub(server)
  const staff = await venue.as('staff')
  const { permit } = await staff.call(custody.open, { idBag: bag.id, code: bagCode })
  const movement = await staff.call(custody.register, { permit, ...movementDraft(bag.id, 0) })
  expect(movement.personAdmin).toBe('staff')
})

test('a wrong code changes nothing and gets the same refusal for existing and unknown bags', async () => {
  const { venue, admin, bag } = await openClub(server)
  const call = phone()
  const codes = ['0000', '', ' 2580', bagCode.repeat(2)]
  for (const code of codes)
    await expect(call(custody.open, { venue: venue.venueId, idBag: bag.id, code })).rejects.toMatchObject({
      code: 'wrong_code',
    })
  const unknownBag = call(custody.open, { venue: venue.venueId, idBag: crypto.randomUUID(), code: bagCode })
  await expect(unknownBag).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await admin.call(custody.pending)).toEqual([])
  expect((await admin.call(bags.one, { id: bag.id })).movements).toEqual([])
})

test('an archived bag is refused as bag_archived with the right code and as wrong_code with a wrong one', async () => {
  const { venue, admin, bag } = await openClub(server)
  await admin.call(bags.archive, { id: bag.id })
  const open = (code: string) => phone()(custody.open, { venue: venue.venueId, idBag: bag.id, code })
  await expect(open(bagCode)).rejects.toMatchObject({ code: 'bag_archived' })
  await expect(open('0000')).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await admin.call(custody.pending)).toEqual([])
})

test('a club without a bag code refuses every code as no_bag_code', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const { id: idBag } = await admin.call(bags.create, bagDraft())
  expect(await admin.call(custody.code)).toEqual({ changedAt: null, shiftEnd: '' })
  const input = { venue: venue.venueId, code: bagCode }
  const noBagCode = { code: 'no_bag_code' }
  await expect(phone()(custody.open, { ...input, idBag })).rejects.toMatchObject(noBagCode)
  const draft = { ...input, ...movementDraft(idBag, 0), madeAt: new Date().toISOString() }
  await expect(phone()(custody.registerByCode, draft)).rejects.toMatchObject(noBagCode)
  expect((await admin.call(bags.one, { id: idBag })).movements).toEqual([])
})

test('guessing-limits: after ten wrong codes of many networks unknown phones are evaluated one after the other; a new phone and staff still get in', async () => {
  const { venue, bag } = await openClub(server)
  const open = (code: string) => phone()(custody.open, { venue: venue.venueId, idBag: bag.id, code })
  const guessAtOnce = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => open(`${n}`).catch(({ code }: { code: string }) => code)))
  await guessAtOnce(10)
  const started = performance.now()
  const codes = (await guessAtOnce(30)).filter((code) => code !== 'SERVICE_UNAVAILABLE')
  expect(new Set(codes)).toEqual(new Set(['wrong_code', 'too_many_tries']))
  const evaluated = codes.filter((code) => code === 'wrong_code').length
  expect(evaluated).toBeLessThanOrEqual(1 + (performance.now() - started) / 700)
  expect((await open(bagCode)).bag.id).toBe(bag.id)
  const staff = await venue.as('staff')
  const machineSpeed = openMachineSpeed()
  const since = performance.now()
  expect((await staff.call(custody.open, { idBag: bag.id, code: bagCode })).bag.id).toBe(bag.id)
  const took = performance.now() - since
  expect(took, 'less than the pause of unknown phones').toBeLessThan(await machineSpeed.allows(700))
})

test('guessing-limits: tries count over all bags of the venue; a phone that used the code before is not slowed down until the code changes', async () => {
  const { venue, admin, bag } = await openClub(server)
  const { venueId } = venue
  const response = await server.ask(custody.open.endpoint, 'write', { venue: venueId, idBag: bag.id, code: bagCode })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  const others = []
  for (let n = 0; n < 6; n++) others.push(await admin.call(bags.create, bagDraft()))
  const guesses = others.flatMap(({ id }) => Array.from({ length: 20 }, (_, n) => ({ id, code: `${1000 + n}` })))
  const results = await Promise.all(
    guesses.map(({ id, code }) =>
      phone()(custody.open, { venue: venueId, idBag: id, code }).then(
        () => 'opened',
        (refused) => refused.code,
      ),
    ),
  )
  // Only the attempts within the limit of unknown phones, and those in the short queue behind it, are compared with the
  // code; the others are refused.
  expect(results.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(20)
  const knownPhone = server.calling(cookie, { address: '10.1.1.1' })
  expect((await knownPhone(custody.open, { venue: venueId, idBag: bag.id, code: bagCode })).bag.id).toBe(bag.id)
  // A new code makes the phone's proof of the old one invalid.
  await admin.call(custody.setCode, { code: '9517' })
  const wrongs = []
  const wrong = { venue: venueId, idBag: bag.id, code: '0000' }
  for (let n = 0; n < 9; n++) wrongs.push(await knownPhone(custody.open, wrong).catch(({ code }) => code))
  expect(wrongs.at(-1)).toBe('too_many_tries')
})

test('a movement registered by staff of another venue does not contain their name', async () => {
  const { venue, bag } = await openClub(server)
  const stranger = await (await server.openVenue()).as('admin')
  const { permit } = await stranger.call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const sent = { venue: venue.venueId, permit, ...movementDraft(bag.id, 0) }
  expect((await stranger.call(custody.register, sent)).personAdmin).toBe('Administrador')
})

test('a television receives a live update when the owner of a bag is renamed', async () => {
  const { venue, admin } = await openClub(server)
  const { cookie } = await venue.as('screen')
  const stream = (await server.fetch('/api/live', {}, { cookie })).body?.pipeThrough(new TextDecoderStream())
  const received: string[] = []
  const abort = new AbortController()
  const reading = stream?.pipeTo(new WritableStream({ write: (text) => void received.push(text) }), abort)
  const [owner] = (await admin.call(api.club.people.list, {})).people
  const { person } = await admin.call(api.club.people.one, { id: owner?.id ?? '' })
  const { id, version, birthday, numberSocio } = person
  const renamed = personDraft({ firstName: 'Otra', numberSocio })
  await admin.call(api.club.people.update, { ...renamed, id, version, birthday })
  await expect.poll(() => received.join('')).toContain('data: club.custody\n')
  abort.abort()
  await reading?.catch(() => {})
})

test('guessing-limits: one IP address is refused after too many tries, even with a different bag each time', async () => {
  const { venue } = await openClub(server)
  const call = phone()
  const tried: string[] = []
  for (let n = 0; n < 40; n++)
    await call(custody.open, { venue: venue.venueId, idBag: crypto.randomUUID(), code: '1' }).catch(({ code }) =>
      tried.push(code),
    )
  expect(tried.at(-1)).toBe('too_many_tries')
})

test('the right code can be used any number of times without too_many_tries', async () => {
  const { venue, bag } = await openClub(server)
  const call = phone()
  for (let n = 0; n < 15; n++) await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
})

test('a new bag code replaces the old one, is stored as a hash and is never returned', async () => {
  const { venue, admin, bag } = await openClub(server)
  await admin.call(custody.setCode, { code: '9517' })
  await expect(admin.call(custody.open, { idBag: bag.id, code: bagCode })).rejects.toMatchObject({ code: 'wrong_code' })
  await admin.call(custody.open, { idBag: bag.id, code: '9517' })
  const stored = await server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
    db.execute('select * from club_bag_codes'),
  )
  expect(JSON.stringify(stored.rows)).toContain('argon2id')
  expect(JSON.stringify(stored.rows)).not.toContain('9517')
  expect(Object.keys(await admin.call(custody.code))).toEqual(['changedAt', 'shiftEnd'])
})

test('a permit is valid for its bag and venue only, for 15 minutes, and cannot be forged', async () => {
  const { venue, admin, bag } = await openClub(server)
  const neighbour = await openClub(server)
  const other = await admin.call(bags.create, bagDraft())
  const call = phone()
  const { permit } = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const register = (idBag: string, sentPermit: string, venueId = venue.venueId) =>
    call(custody.register, { venue: venueId, permit: sentPermit, ...movementDraft(idBag, 0) })
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
  setClockAhead(custodyLimits.permitFor + 1000)
  await expect(register(bag.id, permit)).rejects.toMatchObject({ code: 'permit_expired' })
  expect((await admin.call(movements.list, {})).movements).toEqual([])
})

test('a movement whose response was lost can be sent again, also after the permit has expired', async () => {
  const { venue, admin, bag } = await openClub(server)
  const call = phone()
  const { permit } = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const sent = { venue: venue.venueId, permit, ...movementDraft(bag.id, 0) }
  const first = await call(custody.register, sent)
  setClockAhead(custodyLimits.permitFor + 1000)
  expect(await call(custody.register, sent)).toEqual(first)
  expect((await admin.call(movements.list, {})).movements).toHaveLength(1)
})

test('a movement is refused as a conflict and not stored when the bag has moved since it was opened', async () => {
  const { venue, admin, bag } = await openClub(server)
  const call = phone()
  const { permit } = await call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  const queued = { venue: venue.venueId, permit, ...movementDraft(bag.id, 0) }
  await admin.call(movements.create, { ...movementDraft(bag.id, 0), actionType: 'Retiro' })
  await expect(call(custody.register, queued)).rejects.toMatchObject({ code: 'conflict' })
  expect((await admin.call(movements.ofBag, { idBag: bag.id })).map(({ actionType }) => actionType)).toEqual(['Retiro'])
})

test('televisions show opened bags, most recently opened first, until they are moved or ten minutes have passed', async () => {
  const { admin, bag } = await openClub(server)
  const second = await admin.call(bags.create, bagDraft())
  const pendingIds = async () => (await admin.call(custody.pending)).map(({ bag: { id } }) => id)
  const open = (idBag: string) => admin.call(custody.open, { idBag, code: bagCode })
  await open(bag.id)
  await open(second.id)
  expect(await pendingIds()).toEqual([second.id, bag.id])
  await open(bag.id)
  expect(await pendingIds()).toEqual([bag.id, second.id])
  await admin.call(movements.create, movementDraft(bag.id, 0))
  expect(await pendingIds()).toEqual([second.id])
  setClockAhead(custodyLimits.pendingFor + 1000)
  expect(await pendingIds()).toEqual([])
})

test('an admin can remove all pending bags of their own venue; staff cannot', async () => {
  const { venue, admin, bag } = await openClub(server)
  const neighbour = await openClub(server)
  await admin.call(custody.open, { idBag: bag.id, code: bagCode })
  await neighbour.admin.call(custody.open, { idBag: neighbour.bag.id, code: bagCode })
  const staff = await venue.as('staff')
  await expect(staff.call(custody.removePending)).rejects.toMatchObject({ status: 403 })
  expect(await admin.call(custody.removePending)).toMatchObject({ removed: 1 })
  expect(await admin.call(custody.pending)).toEqual([])
  expect(await neighbour.admin.call(custody.pending)).toHaveLength(1)
})

test('the bag code of the neighbouring venue does not open a bag of this venue', async () => {
  const { bag } = await openClub(server)
  const neighbour = await openClub(server)
  await neighbour.admin.call(custody.setCode, { code: '7777' })
  const attempts = [
    () => phone()(custody.open, { venue: neighbour.venue.venueId, idBag: bag.id, code: '7777' }),
    () => neighbour.admin.call(custody.open, { idBag: bag.id, code: '7777' }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'wrong_code' })
})
