import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = testServer()
const { rooms, stays, orders } = api.hotel
const attemptCount = process.env.LONG ? 10_000 : 1_000

/** A hotel with a second room, whose stay has no phone yet. */
const openRoom = async () => {
  const hotel = await openHotel(server)
  const room = await hotel.addRoom()
  const stay = await hotel.moveIn(room.id)
  const signatureOf = async (id: string) => {
    const sheet = await hotel.staff.call(rooms.sheet, { kind: 'room' })
    return sheet.find((room) => room.id === id)?.seal ?? ''
  }
  const { number } = room
  const here = (phone = hotel.phone()) => phone.call(stays.here, { venue: hotel.venueId, number })
  const scan = async (phone = hotel.phone(), seal?: string) => ({
    phone,
    ...(await phone.enter(stays.enterByQr.endpoint, {
      number,
      seal: seal ?? (await signatureOf(room.id)),
      phone: phone.id,
    })),
  })
  const enterCode = async (
    code: string,
    { phone = hotel.phone(), seal = undefined as string | undefined, from = '' } = {},
  ) => ({
    phone,
    ...(await phone.enter(stays.enterByCode.endpoint, { number, code, ...(seal && { seal }) }, from || '10.0.0.1')),
  })
  return { ...hotel, room, stay, number, signatureOf, here, scan, enterCode }
}

describe('guest-device-access: only devices of the stay can order for its room, a photographed QR code cannot', () => {
  test('the QR code on the wall lets in the first phone of a stay; a later phone needs the secret code', async () => {
    const hotel = await openRoom()
    const first = await hotel.scan()
    expect(first.status).toBe(200)
    expect((await hotel.here(first.phone)).mine?.phones).toHaveLength(1)
    const later = await hotel.scan()
    expect(later).toMatchObject({ status: 409, code: 'code_needed' })
    await expect(hotel.order(undefined, 1000, later.phone)).rejects.toMatchObject({ status: 401 })
    expect((await hotel.enterCode(hotel.stay.code, { phone: later.phone })).status).toBe(200)
    expect((await hotel.here(later.phone)).mine?.phones).toHaveLength(2)
  })

  test('the first phone can scan again after a lost response; another phone cannot, nor the first after staff ended its session', async () => {
    const hotel = await openRoom()
    const withoutResponse = await hotel.scan()
    const { phone, status } = await hotel.scan(hotel.phone(withoutResponse.phone.id))
    expect(status).toBe(200)
    const { mine } = await hotel.here(phone)
    expect(mine?.phones).toHaveLength(1)
    expect((await hotel.scan()).code).toBe('code_needed')
    await hotel.staff.call(stays.putOut, { id: mine?.phones[0]?.id ?? '' })
    expect((await hotel.scan(hotel.phone(phone.id))).code).toBe('code_needed')
  })

  test('of ten phones that scan concurrently one enters', async () => {
    const hotel = await openRoom()
    const scanned = await Promise.all(Array.from({ length: 10 }, () => hotel.scan()))
    expect(scanned.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a phone whose session staff ended, or whose stay is closed, cannot enter again with the QR code on the wall', async () => {
    const hotel = await openRoom()
    const { phone } = await hotel.scan()
    const [session] = (await hotel.here(phone)).mine?.phones ?? []
    await hotel.staff.call(stays.putOut, { id: session?.id ?? '' })
    await expect(hotel.order(undefined, 1000, phone)).rejects.toMatchObject({ status: 401 })
    expect((await hotel.scan(phone)).code).toBe('code_needed')
    await hotel.staff.call(stays.close, { id: hotel.stay.id })
    expect((await hotel.scan(phone)).code).toBe('room_free')
    expect((await hotel.enterCode(hotel.stay.code, { phone })).code).toBe('wrong_room_code')
  })

  test('a QR code printed before the latest printing is refused', async () => {
    const hotel = await openRoom()
    const old = await hotel.signatureOf(hotel.room.id)
    await hotel.staff.call(rooms.renewSheet, { kind: 'room' })
    expect((await hotel.scan(undefined, old)).code).toBe('seal_worthless')
    expect((await hotel.scan()).status).toBe(200)
  })

  test(`none of ${attemptCount} codes that are altered, or of another room, another venue or a closed stay, lets a phone in`, async () => {
    const [hotel, neighbour] = [await openRoom(), await openRoom()]
    const seal = await hotel.signatureOf(hotel.room.id)
    const { invitation } = await hotel.staff.call(stays.invitation, { id: hotel.stay.id })
    const gone = await hotel.moveIn((await hotel.addRoom()).id)
    const { invitation: expired } = await hotel.staff.call(stays.invitation, { id: gone.id })
    await hotel.staff.call(stays.close, { id: gone.id })
    const altered = (text: string, n: number) => {
      const index = n % text.length
      const other = text[index] === 'A' ? 'B' : 'A'
      return text.slice(0, index) + other + text.slice(index + 1)
    }
    const foreign = await neighbour.signatureOf(neighbour.room.id)
    const attempts = [
      (n: number) => hotel.scan(hotel.phone(), altered(seal, n)),
      () => hotel.scan(hotel.phone(), foreign),
      async () => hotel.scan(hotel.phone(), await hotel.signatureOf(gone.room.id)),
      () => neighbour.scan(neighbour.phone(), seal),
      (n: number) => enterBy(hotel, altered(invitation, n)),
      () => enterBy(neighbour, invitation),
      () => enterBy(hotel, expired),
    ]
    const entered: number[] = []
    for (let n = 0; n < attemptCount; n++) {
      const { status, phone } = (await (attempts[n % attempts.length] ?? attempts[0])?.(n)) ?? {}
      if (status === 200 || phone?.cookie) entered.push(n)
    }
    expect(entered).toEqual([])
    expect((await hotel.staff.call(stays.at, { number: hotel.number })).stay?.phones).toEqual([])
    expect((await enterBy(hotel, invitation)).status).toBe(200)
  })
})

type Hotel = Awaited<ReturnType<typeof openRoom>>
const enterBy = async (hotel: Hotel, invitation: string) => {
  const phone = hotel.phone()
  return { phone, ...(await phone.enter(stays.enterByInvitation.endpoint, { invitation })) }
}

test('a phone in the stay can let in a waiting phone, which then sees the same stay', async () => {
  const hotel = await openRoom()
  const { phone: inside } = await hotel.scan()
  const outside = hotel.phone()
  const { secret, word } = await outside.call(stays.knock, { venue: hotel.venueId, number: hotel.number })
  const enter = () => outside.enter(stays.enterByKnock.endpoint, { secret })
  const letInYet = () => outside.call(stays.letInYet, { venue: hotel.venueId, secret })
  expect([await letInYet(), (await enter()).code]).toEqual([{ letIn: false }, 'link_expired'])
  const [knock] = (await hotel.here(inside)).mine?.knocks ?? []
  expect(knock?.word).toBe(word)
  await inside.call(stays.letIn, { id: knock?.id ?? '' })
  expect([await letInYet(), (await enter()).status]).toEqual([{ letIn: true }, 200])
  const { mine } = await hotel.here(outside)
  expect([mine?.id, mine?.phones.length, mine?.knocks]).toEqual([hotel.stay.id, 2, []])
})

test('a guest cannot let a phone into the stay of another room', async () => {
  const hotel = await openRoom()
  const outside = hotel.phone()
  await outside.call(stays.knock, { venue: hotel.venueId, number: hotel.number })
  const [knock] = (await hotel.staff.call(stays.at, { number: hotel.number })).stay?.knocks ?? []
  // `hotel.guest` is in the other room.
  await expect(hotel.guest.call(stays.letIn, { id: knock?.id ?? '' })).rejects.toMatchObject({ code: 'gone' })
  await hotel.staff.call(stays.letInByStaff, { id: knock?.id ?? '' })
})

test('the response to a knock does not reveal whether the room is free', async () => {
  const hotel = await openRoom()
  const free = await hotel.addRoom()
  const knock = async (number: number) => {
    const { secret } = await hotel.phone().call(stays.knock, { venue: hotel.venueId, number })
    const waits = await hotel.phone().call(stays.letInYet, { venue: hotel.venueId, secret })
    return { ...waits, of: secret.split('.')[0] }
  }
  const [busyOnce, busyAgain] = [await knock(hotel.number), await knock(hotel.number)]
  const [freeOnce, freeAgain] = [await knock(free.number), await knock(free.number)]
  expect([busyOnce.letIn, freeOnce.letIn]).toEqual([false, false])
  expect([busyOnce.of === busyAgain.of, freeOnce.of === freeAgain.of]).toEqual([true, true])
  const [ours, theirs] = await Promise.all(
    [hotel.number, free.number].map((number) => hotel.phone().call(stays.here, { venue: hotel.venueId, number })),
  )
  expect([ours?.mine, theirs?.mine, Object.keys(ours ?? {})]).toEqual([null, null, Object.keys(theirs ?? {})])
})

test('guessing-limits: after five wrong codes for a stay, from any IP address, codes are refused unless sent with the room’s signature', async () => {
  const hotel = await openRoom()
  const seal = await hotel.signatureOf(hotel.room.id)
  const wrong = hotel.stay.code === '000000' ? '000001' : '000000'
  const results: (string | undefined)[] = []
  for (let n = 0; n < 8; n++) results.push((await hotel.enterCode(wrong, { from: `10.1.0.${n}` })).code)
  expect(results).toEqual([...Array(5).fill('wrong_room_code'), ...Array(3).fill('too_many_tries')])
  expect((await hotel.enterCode(hotel.stay.code, { from: '10.1.1.1' })).code).toBe('too_many_tries')
  expect((await hotel.enterCode(hotel.stay.code, { seal, from: '10.1.1.1' })).status).toBe(200)
  // The venue allows forty tries for all rooms together.
  const otherRooms = await Promise.all(Array.from({ length: 10 }, () => hotel.addRoom()))
  const all: (string | undefined)[] = []
  for (let n = 0; n < 50; n++) {
    const { number } = otherRooms[n % otherRooms.length] ?? hotel.room
    const input = { number, code: String(n).padStart(6, '0') }
    all.push((await hotel.phone().enter(stays.enterByCode.endpoint, input, `10.2.0.${n}`)).code)
  }
  expect(all.filter((code) => code === 'wrong_room_code').length).toBeLessThan(40)
  expect(all.at(-1)).toBe('too_many_tries')
})

test('a phone in one room sees its own room at another one, and the code of the other stay moves it there', async () => {
  const hotel = await openRoom()
  const { room, mine, yours } = await hotel.here(hotel.guest)
  expect([room.number, mine, yours?.number]).toEqual([hotel.number, null, hotel.stay.room.number - 1])
  await hotel.enterCode(hotel.stay.code, { phone: hotel.guest })
  expect((await hotel.here(hotel.guest)).mine?.id).toBe(hotel.stay.id)
  expect((await hotel.guest.call(orders.mine, { venue: hotel.venueId })).orders).toEqual([])
})

test('a browser of staff is a visitor of a room until it enters the stay, and then also its guest', async () => {
  const hotel = await openRoom()
  const { cookie } = hotel.staff
  const asStaff = server.calling(cookie)
  expect((await asStaff(stays.here, { venue: hotel.venueId, number: hotel.number })).mine).toBeNull()
  const both = server.calling(`${cookie}; ${(await hotel.scan()).phone.cookie}`)
  expect((await both(stays.here, { venue: hotel.venueId, number: hotel.number })).mine?.id).toBe(hotel.stay.id)
  expect((await both(api.kernel.identity.me)).role).toBe('admin')
})

test('the mail address that a guest enters is stored with the stay, and an invalid one is refused', async () => {
  const hotel = await openRoom()
  await hotel.guest.call(stays.setMail, { mail: 'Julia@Ejemplo.test', language: 'french' })
  const { stay } = await hotel.staff.call(stays.at, { number: hotel.stay.room.number - 1 })
  expect(stay?.mail).toBe('julia@ejemplo.test')
  await expect(hotel.guest.call(stays.setMail, { mail: 'x' })).rejects.toMatchObject({ status: 400 })
})
