import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { bagCode, movementDraft, openClub } from '../club.testkit.ts'

const server = testServer()
const { custody, bags, movements } = api.club
const minute = 60_000

let addresses = 0
/** A club with a phone that was without network, and what it sends now that there is one. */
const open = async () => {
  const club = await openClub(server)
  const call = server.calling(undefined, { address: `10.0.1.${++addresses}` })
  const sent = (position: number | null, minutesAgo: number) => ({
    venue: club.venue.venueId,
    code: bagCode,
    ...movementDraft(club.bag.id, 0),
    position,
    madeAt: new Date(Date.now() - minutesAgo * minute).toISOString(),
  })
  const send = (made: ReturnType<typeof sent>) => call(custody.registerByCode, made)
  const ledger = async () => (await club.admin.call(movements.report, { idBag: club.bag.id })).movements
  return { ...club, call, sent, send, ledger }
}
const later = (milliseconds: number) => {
  server.kernel.now = () => new Date(Date.now() + milliseconds)
}
afterEach(() => later(0))

test('a movement made without network is written with its code and its own moment, and no television shows it', async () => {
  const { venue, bag, sent, send, ledger } = await open()
  const screen = await venue.as('screen')
  const made = sent(null, 45)
  const movement = await send(made)
  expect(movement).toMatchObject({ position: 1, madeAt: made.madeAt, personAdmin: 'Administrador', idBag: bag.id })
  expect(await screen.call(custody.pending)).toEqual([])
  expect(await ledger()).toEqual([movement])
})

test('a wrong code writes nothing, also for a bag that does not exist, and the right one does afterwards', async () => {
  const { sent, send, ledger } = await open()
  const made = sent(null, 1)
  await expect(send({ ...made, code: '0000' })).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(send({ ...made, idBag: crypto.randomUUID() })).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await ledger()).toEqual([])
  await send(made)
  expect(await ledger()).toHaveLength(1)
})

test('promise 6: the code cannot be guessed by sending movements; opening counts the same tries', async () => {
  const { venue, bag, sent, send, ledger } = await open()
  const tried: string[] = []
  for (let n = 0; n < 12; n++) await send({ ...sent(null, 1), code: `${n}` }).catch(({ code }) => tried.push(code))
  expect(tried.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(10)
  await expect(send(sent(null, 1))).rejects.toMatchObject({ code: 'too_many_tries' })
  const opening = server.calling(undefined, { address: '10.0.2.1' })(custody.open, {
    venue: venue.venueId,
    idBag: bag.id,
    code: bagCode,
  })
  await expect(opening).rejects.toMatchObject({ code: 'too_many_tries' })
  expect(await ledger()).toEqual([])
})

test('sending many movements with the right code is never too many tries', async () => {
  const { sent, send, ledger } = await open()
  for (let n = 15; n > 0; n--) await send(sent(null, n))
  expect(await ledger()).toHaveLength(15)
})

test('the same id is one movement, also when the code was changed before it is sent again', async () => {
  const { admin, sent, send, ledger } = await open()
  const made = sent(null, 5)
  const [first, second] = await Promise.all([send(made), send(made)])
  expect(second).toEqual(first)
  await admin.call(custody.setCode, { code: '9517' })
  expect(await send(made)).toEqual(first)
  expect(await ledger()).toEqual([first])
  await expect(send(sent(null, 1))).rejects.toMatchObject({ code: 'wrong_code' })
})

test('without a known position, what was moved after the movement was made is a conflict; what was moved before is not', async () => {
  const { admin, bag, sent, send, ledger } = await open()
  later(-30 * minute)
  const between = await admin.call(movements.create, movementDraft(bag.id, 0))
  later(0)
  await expect(send(sent(null, 40))).rejects.toMatchObject({ code: 'conflict' })
  expect(await ledger()).toEqual([between])
  expect((await send(sent(null, 20))).position).toBe(2)
})

test('what the phone remembers may be old: a bag that others have moved before is no conflict, one moved after is', async () => {
  const { admin, bag, sent, send } = await open()
  later(-30 * minute)
  await admin.call(movements.create, movementDraft(bag.id, 0))
  later(0)
  expect((await send(sent(0, 20))).position).toBe(2)
  await expect(send(sent(1, 25))).rejects.toMatchObject({ code: 'conflict' })
  // Nobody has moved it since it was seen: a slow clock is no conflict.
  expect((await send(sent(2, 25))).position).toBe(3)
})

test('several movements of a bag in a row are written in their order, with and without a position', async () => {
  const { sent, send, ledger } = await open()
  // Seconds apart, and sent at once.
  for (const [position, minutesAgo] of [
    [null, 0.3],
    [null, 0.2],
    [2, 0.1],
  ] as const)
    await send(sent(position, minutesAgo))
  expect((await ledger()).map(({ position }) => position)).toEqual([1, 2, 3])
})

test('a fast clock makes no movement later than now, and no conflict for those that follow', async () => {
  const { sent, send } = await open()
  expect((await send(sent(null, -600))).madeAt).toBeNull()
  expect((await send(sent(null, 0))).position).toBe(2)
})

test('an archived bag is not moved, and whoever has the code is told', async () => {
  const { admin, bag, sent, send, ledger } = await open()
  await admin.call(bags.archive, { id: bag.id })
  await expect(send(sent(0, 1))).rejects.toMatchObject({ code: 'gone' })
  await expect(send({ ...sent(0, 1), code: '0000' })).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await ledger()).toEqual([])
})

test('a code of the neighbouring venue moves nothing here', async () => {
  const [mine, there] = [await open(), await open()]
  await there.admin.call(custody.setCode, { code: '7777' })
  const foreign = { ...mine.sent(null, 1), code: '7777' }
  await expect(mine.send(foreign)).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(mine.send({ ...foreign, venue: there.venue.venueId })).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await mine.ledger()).toEqual([])
})
