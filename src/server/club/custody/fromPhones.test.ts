import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { bagCode, movementDraft, openClub } from '../club.testkit.ts'

const server = sharedServer()
const { custody, bags, movements } = api.club
const minute = 60_000

let addresses = 0
/** A club with a phone that was offline. `queuedMovement` builds the input that `send` sends. */
const open = async () => {
  const club = await openClub(server)
  const call = server.calling(undefined, { address: `10.0.1.${++addresses}` })
  const queuedMovement = (position: number | null, minutesAgo: number) => ({
    venue: club.venue.venueId,
    code: bagCode,
    ...movementDraft(club.bag.id, 0),
    position,
    madeAt: new Date(Date.now() - minutesAgo * minute).toISOString(),
  })
  const send = (draft: ReturnType<typeof queuedMovement>) => call(custody.registerByCode, draft)
  const ledger = async () => (await club.admin.call(movements.report, { idBag: club.bag.id })).movements
  return { ...club, call, queuedMovement, send, ledger }
}
const setClockAhead = (milliseconds: number) => {
  server.kernel.now = () => new Date(Date.now() + milliseconds)
}
afterEach(() => setClockAhead(0))

test('a movement queued offline is stored with the time at which it was made, and televisions do not show it', async () => {
  const { venue, bag, queuedMovement, send, ledger } = await open()
  const screen = await venue.as('screen')
  const draft = queuedMovement(null, 45)
  const movement = await send(draft)
  expect(movement).toMatchObject({ position: 1, madeAt: draft.madeAt, personAdmin: 'Administrador', idBag: bag.id })
  expect(await screen.call(custody.pending)).toEqual([])
  expect(await ledger()).toEqual([movement])
})

test('a queued movement with a wrong code or an unknown bag is refused as wrong_code; the right code then stores it', async () => {
  const { queuedMovement, send, ledger } = await open()
  const draft = queuedMovement(null, 1)
  await expect(send({ ...draft, code: '0000' })).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(send({ ...draft, idBag: crypto.randomUUID() })).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await ledger()).toEqual([])
  await send(draft)
  expect(await ledger()).toHaveLength(1)
})

test('guessing-limits: sending movements and opening bags share one limit of tries for the bag code', async () => {
  const { venue, bag, call, queuedMovement, send, ledger } = await open()
  const tried: string[] = []
  for (let n = 0; n < 12; n++)
    await send({ ...queuedMovement(null, 1), code: `${n}` }).catch(({ code }) => tried.push(code))
  expect(tried.filter((code) => code === 'wrong_code')).toHaveLength(8)
  await expect(send(queuedMovement(null, 1))).rejects.toMatchObject({ code: 'too_many_tries' })
  const opening = call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  await expect(opening).rejects.toMatchObject({ code: 'too_many_tries' })
  expect(await ledger()).toEqual([])
})

test('movements with the right code never count as too many tries', async () => {
  const { queuedMovement, send, ledger } = await open()
  for (let n = 15; n > 0; n--) await send(queuedMovement(null, n))
  expect(await ledger()).toHaveLength(15)
})

test('a movement sent again with the same id is stored once, also after the bag code was changed', async () => {
  const { admin, queuedMovement, send, ledger } = await open()
  const draft = queuedMovement(null, 5)
  const [first, second] = await Promise.all([send(draft), send(draft)])
  expect(second).toEqual(first)
  await admin.call(custody.setCode, { code: '9517' })
  expect(await send(draft)).toEqual(first)
  expect(await ledger()).toEqual([first])
  await expect(send(queuedMovement(null, 1))).rejects.toMatchObject({ code: 'wrong_code' })
})

test('a queued movement without a position is a conflict only when the bag was moved after it was made', async () => {
  const { admin, bag, queuedMovement, send, ledger } = await open()
  setClockAhead(-30 * minute)
  const between = await admin.call(movements.create, movementDraft(bag.id, 0))
  setClockAhead(0)
  await expect(send(queuedMovement(null, 40))).rejects.toMatchObject({ code: 'conflict' })
  expect(await ledger()).toEqual([between])
  expect((await send(queuedMovement(null, 20))).position).toBe(2)
})

test('a queued movement with an outdated position is a conflict only when the bag was moved after it was made', async () => {
  const { admin, bag, queuedMovement, send } = await open()
  setClockAhead(-30 * minute)
  await admin.call(movements.create, movementDraft(bag.id, 0))
  setClockAhead(0)
  expect((await send(queuedMovement(0, 20))).position).toBe(2)
  await expect(send(queuedMovement(1, 25))).rejects.toMatchObject({ code: 'conflict' })
  // The position is current, so a slow clock on the phone causes no conflict.
  expect((await send(queuedMovement(2, 25))).position).toBe(3)
})

test('several queued movements of a bag are stored in the order in which they were made', async () => {
  const { queuedMovement, send, ledger } = await open()
  // Made 6 seconds apart and sent directly after each other.
  for (const [position, minutesAgo] of [
    [null, 0.3],
    [null, 0.2],
    [2, 0.1],
  ] as const)
    await send(queuedMovement(position, minutesAgo))
  expect((await ledger()).map(({ position }) => position)).toEqual([1, 2, 3])
})

test('a phone whose clock is ahead stores no time in the future and causes no conflict for later movements', async () => {
  const { queuedMovement, send } = await open()
  expect((await send(queuedMovement(null, -600))).madeAt).toBeNull()
  expect((await send(queuedMovement(null, 0))).position).toBe(2)
})

test('a movement of an archived bag is refused as gone with the right code and as wrong_code with a wrong one', async () => {
  const { admin, bag, queuedMovement, send, ledger } = await open()
  await admin.call(bags.archive, { id: bag.id })
  await expect(send(queuedMovement(0, 1))).rejects.toMatchObject({ code: 'gone' })
  await expect(send({ ...queuedMovement(0, 1), code: '0000' })).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await ledger()).toEqual([])
})

test('a code of the neighbouring venue moves nothing here', async () => {
  const [mine, there] = [await open(), await open()]
  await there.admin.call(custody.setCode, { code: '7777' })
  const foreign = { ...mine.queuedMovement(null, 1), code: '7777' }
  await expect(mine.send(foreign)).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(mine.send({ ...foreign, venue: there.venue.venueId })).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await mine.ledger()).toEqual([])
})

/** Opens a shift on a phone. `hand` calls with the phone's cookie, `move` sends a movement of the club's bag. */
const openShift = async (name = 'Pedro') => {
  const club = await openClub(server)
  const venue = club.venue.venueId
  const response = await server.ask(custody.openShift.endpoint, 'write', { venue, code: bagCode, name })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = cookies.find((line) => line?.includes('casa_bag_shift'))
  const hand = server.calling(cookie, { address: `10.0.2.${++addresses}` })
  const move = (fields: object = {}) => {
    const draft = { ...movementDraft(club.bag.id, 0), venue, madeAt: new Date().toISOString(), exact: true }
    return hand(custody.registerInShift, { ...draft, ...fields })
  }
  return { ...club, venueId: venue, cookie, hand, move, opened: await response.json() }
}

test('a phone in its shift opens and moves bags without the code; each movement has the typed name and counts for the shift', async () => {
  const { venue, venueId, admin, bag, hand, move } = await openShift()
  const screen = await venue.as('screen')
  expect(await hand(custody.shiftBags, { venue: venueId })).toMatchObject([{ id: bag.id, place: 'A-12', position: 0 }])
  await server.asOwner(`insert into club_bag_requests (venue_id, id, bag_id, member_id, asked_at, position)
    values (${venueId}, gen_random_uuid(), '${bag.id}', gen_random_uuid(), now(), 0)`)
  const requested = () => hand(custody.shiftRequests, { venue: venueId })
  expect(await requested()).toMatchObject([{ idBag: bag.id, place: 'A-12' }])
  expect(await hand(custody.openInShift, { venue: venueId, idBag: bag.id })).toMatchObject({ bag: { id: bag.id } })
  expect(await screen.call(custody.pending)).toHaveLength(1)
  const id = crypto.randomUUID()
  const movement = await move({ id })
  expect(movement).toMatchObject({ personAdmin: 'Pedro (turno)', position: 1, actionType: 'Ingreso' })
  expect(await move({ id })).toEqual(movement)
  expect(await requested(), 'the movement ends the request').toEqual([])
  expect(await screen.call(custody.pending)).toEqual([])
  // The phone saw the bag before its first movement. Only a movement made without a network may follow it.
  await expect(move()).rejects.toMatchObject({ code: 'conflict' })
  expect(await move({ exact: false, madeAt: new Date(Date.now() + 1000).toISOString() })).toMatchObject({ position: 2 })
  expect(await admin.call(custody.shifts)).toMatchObject([{ personAdmin: 'Pedro (turno)', movements: 2 }])
})

test('a shift ends at the hour that the club has set, on the phone, for a new code, or when an admin ends it', async () => {
  const ended = { code: 'shift_ended' }
  const byAdmin = await openShift()
  const [shift] = await byAdmin.admin.call(custody.shifts)
  await byAdmin.admin.call(custody.revokeShift, { id: shift?.id ?? '' })
  await expect(byAdmin.move()).rejects.toMatchObject(ended)
  const room = { venue: byAdmin.venueId }
  await expect(byAdmin.hand(custody.shiftBags, room)).rejects.toMatchObject(ended)
  await expect(byAdmin.hand(custody.shiftRequests, room)).rejects.toMatchObject(ended)
  await expect(
    byAdmin.hand(custody.openInShift, { venue: byAdmin.venueId, idBag: byAdmin.bag.id }),
  ).rejects.toMatchObject(ended)
  expect(await byAdmin.admin.call(custody.shifts)).toEqual([])

  const byCode = await openShift()
  await byCode.admin.call(custody.setCode, { code: '9517' })
  await expect(byCode.move()).rejects.toMatchObject(ended)

  const byPhone = await openShift()
  await byPhone.hand(custody.endShift, { venue: byPhone.venueId })
  await expect(byPhone.move()).rejects.toMatchObject(ended)

  const byHour = await openShift()
  const until = Date.parse(byHour.opened.until)
  const clock = new Intl.DateTimeFormat('es', { timeStyle: 'short', timeZone: 'America/Argentina/Buenos_Aires' })
  expect(clock.format(until)).toBe('23:00')
  expect(until - Date.now()).toBeLessThanOrEqual(24 * 60 * minute)
  setClockAhead(until - Date.now() - minute)
  expect(await byHour.move()).toMatchObject({ position: 1 })
  setClockAhead(until - Date.now() + 1)
  await expect(byHour.move({ position: 1 })).rejects.toMatchObject(ended)
})

test('guessing-limits: a wrong code opens no shift and counts with the tries at bags; a shift of the neighbour is worth nothing here', async () => {
  const { venue, call, bag } = await open()
  const input = { venue: venue.venueId, name: '' }
  for (let n = 0; n < 8; n++)
    await expect(call(custody.openShift, { ...input, code: `${n}` })).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(call(custody.openShift, { ...input, code: bagCode })).rejects.toMatchObject({ code: 'too_many_tries' })
  const opening = call(custody.open, { venue: venue.venueId, idBag: bag.id, code: bagCode })
  await expect(opening).rejects.toMatchObject({ code: 'too_many_tries' })
  const neighbour = await openShift()
  const foreign = neighbour.hand(custody.openInShift, { venue: venue.venueId, idBag: bag.id })
  await expect(foreign).rejects.toMatchObject({ code: 'shift_ended' })
})
