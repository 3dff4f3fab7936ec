import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = sharedServer()
const { stays } = api.hotel

/** A hotel whose guest is in a room where other phones knock. */
const openRoom = async () => {
  const hotel = await openHotel(server)
  const { number } = hotel.room
  const seal = await hotel.sealOf(number)
  const knock = async (from = '10.0.0.1', phone = hotel.phone(), fields: object = {}) => {
    const input = { number, seal, phone: phone.id, ...fields }
    const { secret = '', word = '' } = await phone.enter(stays.knock.endpoint, input, from)
    return {
      phone,
      secret,
      word,
      state: async () => (await phone.call(stays.knockState, { venue: hotel.venueId, secret })).state,
      enter: () => phone.enter(stays.enterByKnock.endpoint, { secret }),
    }
  }
  const here = async (phone = hotel.guest) => (await phone.call(stays.here, { venue: hotel.venueId, number })).mine
  return { ...hotel, number, knock, here, waiting: async () => (await here())?.knocks ?? [] }
}

test('a phone in the stay lets in a waiting phone, which enters once and can repeat the call', async () => {
  const hotel = await openRoom()
  const knock = await hotel.knock()
  expect([await knock.state(), (await knock.enter()).code]).toEqual(['waiting', 'link_expired'])
  const [seen] = await hotel.waiting()
  expect(seen?.word).toBe(knock.word)
  await hotel.guest.call(stays.letIn, { id: seen?.id ?? '' })
  expect([await knock.state(), (await knock.enter()).status]).toEqual(['accepted', 200])
  // The response was lost: the phone has no cookie yet.
  const again = hotel.phone(knock.phone.id)
  await again.enter(stays.enterByKnock.endpoint, { secret: knock.secret })
  expect(again.cookie).toBe(knock.phone.cookie)
  const mine = await hotel.here(knock.phone)
  expect([mine?.id, mine?.phones.length, mine?.knocks]).toEqual([hotel.stay.id, 2, []])
})

test('a refused phone shows the refusal, and its repeated knocks reach nobody until the pause ends', async () => {
  const hotel = await openRoom()
  const knock = await hotel.knock()
  const [seen] = await hotel.waiting()
  await hotel.guest.call(stays.refuse, { id: seen?.id ?? '' })
  expect([await knock.state(), (await knock.enter()).code, await hotel.waiting()]).toEqual([
    'refused',
    'link_expired',
    [],
  ])
  const again = await hotel.knock('10.7.7.7', knock.phone)
  expect([await again.state(), await hotel.waiting()]).toEqual(['refused', []])
  // A refused knock, which is a phone's request to join the stay, cannot be accepted later.
  await expect(hotel.guest.call(stays.letIn, { id: seen?.id ?? '' })).rejects.toMatchObject({ code: 'gone' })
  await server.kernel.database.inVenue(hotel.venueId, 'write', (db) =>
    db.execute(`update hotel_knocks set expires_at = now() - interval '1 second'`),
  )
  await hotel.knock('10.7.7.7', knock.phone)
  expect(await hotel.waiting()).toHaveLength(1)
  await hotel.staff.call(stays.refuseByStaff, { id: (await hotel.waiting())[0]?.id ?? '' })
  expect(await hotel.waiting()).toEqual([])
})

test('one phone has one knock, one network two, also after they were refused; a phone of another network can still knock', async () => {
  const hotel = await openRoom()
  const first = await hotel.knock()
  await Promise.all(Array.from({ length: 3 }, () => hotel.knock('10.0.0.1', first.phone)))
  expect(await hotel.waiting()).toHaveLength(1)
  await Promise.all(Array.from({ length: 10 }, () => hotel.knock()))
  expect(await hotel.waiting()).toHaveLength(2)
  for (const { id } of await hotel.waiting()) await hotel.guest.call(stays.refuse, { id })
  await Promise.all(Array.from({ length: 5 }, () => hotel.knock()))
  expect(await hotel.waiting()).toEqual([])
  const rightful = await hotel.knock('10.0.0.2')
  expect((await hotel.waiting()).map(({ word }) => word)).toEqual([rightful.word])
})

test('a knock names a kind of device of the fixed list; text of the stranger is refused', async () => {
  const hotel = await openRoom()
  await hotel.knock('10.0.0.1', hotel.phone(), { device: 'tablet' })
  expect((await hotel.waiting()).map(({ device }) => device)).toEqual(['tablet'])
  const phone = hotel.phone()
  const seal = await hotel.sealOf(hotel.number)
  const text = { number: hotel.number, seal, phone: phone.id, device: 'Recepción' }
  expect((await phone.enter(stays.knock.endpoint, text)).status).toBe(400)
  // Phones inside have a kind as well, whatever their User-Agent header says.
  const headers = { 'user-agent': 'Recepción: dejar entrar' }
  const input = { venue: hotel.venueId, number: hotel.number, code: hotel.stay.code }
  await server.ask(stays.enterByCode.endpoint, 'write', input, { headers })
  expect((await hotel.here())?.phones.map(({ device }) => device)).toEqual(['other', 'other'])
})

test('repeated knocks get the same kind of response at a free and at an occupied room', async () => {
  const hotel = await openRoom()
  const free = await hotel.addRoom()
  const phone = hotel.phone()
  const knockTwice = async (number: number) => {
    const seal = await hotel.sealOf(number)
    const answers = []
    for (let n = 0; n < 2; n++) answers.push(await phone.enter(stays.knock.endpoint, { number, seal, phone: phone.id }))
    const [once, again] = answers.map(({ secret = '', word }) => ({ ids: secret.split('.').slice(0, 2), word }))
    expect(again).toEqual(once)
    const { state } = await phone.call(stays.knockState, { venue: hotel.venueId, secret: answers[1]?.secret ?? '' })
    return { state, lifetimes: answers.map(({ secret = '' }) => Math.round(Number(secret.split('.')[2]) / 60_000)) }
  }
  expect(await knockTwice(free.number)).toEqual(await knockTwice(hotel.number))
})

test('a guest cannot answer a knock at the room of another stay', async () => {
  const hotel = await openRoom()
  const other = await (await hotel.moveIn((await hotel.addRoom()).id)).join()
  await hotel.knock()
  const [knock] = await hotel.waiting()
  for (const answer of [stays.letIn, stays.refuse])
    await expect(other.call(answer, { id: knock?.id ?? '' })).rejects.toMatchObject({ code: 'gone' })
  await hotel.staff.call(stays.letInByStaff, { id: knock?.id ?? '' })
})
