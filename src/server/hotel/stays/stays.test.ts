import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { farewellMilliseconds } from '#contract/hotel/stays.limits.ts'
import { mails } from '#server/kernel/mail/mail.table.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'
import { sizeOptionGroup } from '../menus/menus.testkit.ts'

const server = sharedServer()
const { rooms, stays, orders, alerts, chat, menus } = api.hotel
const races = process.env.LONG ? 300 : 5

const mailsOf = (venueId: number) =>
  server.kernel.database.inVenue(venueId, 'read', (db) => db.select().from(mails).orderBy(mails.createdAt))

test('rooms are numbered from 101 and tables from 1, and a number in use is skipped', async () => {
  const staff = await (await server.openVenue()).as('staff')
  const add = async (kind: 'room' | 'table' = 'room') =>
    (await staff.call(rooms.create, { id: randomUUID(), kind })).number
  const first = []
  for (let n = 0; n < 11; n++) first.push(await add())
  expect(first).toEqual([101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111])
  expect([await add('table'), await add('table')]).toEqual([1, 2])
  const all = await staff.call(stays.board, { kind: 'room' })
  await staff.call(rooms.remove, { id: all[2]?.id ?? '' })
  // Ten rooms are left, so the next number would be 111, which is in use.
  expect(await add()).toBe(112)
})

test('rooms created concurrently get different numbers, and a repeated id creates one room', async () => {
  const staff = await (await server.openVenue()).as('staff')
  const id = randomUUID()
  const created = await Promise.all(
    [id, id, id, ...Array.from({ length: 7 }, () => randomUUID())].map((roomId) =>
      staff.call(rooms.create, { id: roomId, kind: 'room' }),
    ),
  )
  expect(new Set(created.map(({ number }) => number)).size).toBe(8)
  expect(await staff.call(stays.board, { kind: 'room' })).toHaveLength(8)
})

test('an occupied room cannot be removed or get a second stay, and a removed room cannot get a stay', async () => {
  const { staff, room, stay } = await openHotel(server)
  await expect(staff.call(rooms.remove, { id: room.id })).rejects.toMatchObject({ code: 'room_busy' })
  const another = { id: randomUUID(), roomId: room.id, name: '', mail: '' }
  await expect(staff.call(stays.open, another)).rejects.toMatchObject({ code: 'room_busy' })
  await staff.call(stays.close, { id: stay.id })
  await staff.call(rooms.remove, { id: room.id })
  await expect(staff.call(stays.open, another)).rejects.toMatchObject({ code: 'gone' })
  await expect(staff.call(stays.at, { number: room.number })).rejects.toMatchObject({ code: 'gone' })
})

test('of five concurrent calls to open a stay in a free room one succeeds, and a repeated id returns the same stay', async () => {
  const { staff, addRoom } = await openHotel(server)
  const { id: roomId } = await addRoom()
  const open = (id: string) => staff.call(stays.open, { id, roomId, name: 'Ana', mail: '' })
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => open(randomUUID())))
  const [opened, ...others] = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(others).toEqual([])
  const id = opened?.value.id ?? ''
  expect(await open(id)).toEqual(opened?.value)
})

test('closing a stay completes its orders, ends its sessions, removes its alerts and frees the room', async () => {
  const hotel = await openHotel(server)
  const { staff, guest, room, stay } = hotel
  const [first, second] = [await hotel.order(), await hotel.order()]
  await staff.call(orders.accept, { id: first.order?.id ?? '' })
  for (const what of ['clean', 'pay'] as const) await guest.call(alerts.ask, { what })
  await guest.call(alerts.setNoDisturb, { noDisturb: true })
  expect(await staff.call(alerts.list)).toHaveLength(2)
  await hotel.close(stay)

  const closedRoom = await staff.call(stays.at, { number: room.number })
  expect(closedRoom).toMatchObject({ orderStatus: '', stay: null, past: [{ id: stay.id }] })
  expect((await staff.call(stays.board, { kind: 'room' }))[0]).toEqual({
    ...room,
    orderStatus: '',
    waitingSince: null,
    stay: null,
  })
  expect(await staff.call(alerts.list)).toEqual([])
  const { completed } = await staff.call(orders.board)
  expect(completed.map(({ id }) => id)).toEqual([second.order?.id, first.order?.id])
  for (const call of [
    () => hotel.order(),
    () => guest.call(alerts.ask, { what: 'clean' }),
    () => guest.call(chat.send, { id: randomUUID(), text: 'Hola' }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 401 })
  // Closing again changes nothing.
  await staff.call(stays.close, { id: stay.id })
  const bill = await staff.call(stays.bill, { id: stay.id })
  expect([bill.orders.length, bill.total, bill.stay.closedBy]).toEqual([2, 2000, 'admin'])
})

test('a new stay in a room sees no orders or messages of the stay before', async () => {
  const hotel = await openHotel(server)
  await hotel.order()
  await hotel.close(hotel.stay)
  const next = await hotel.moveIn(hotel.room.id)
  expect(next.code).toMatch(/^\d{6}$/)
  const guest = await next.join()
  expect((await guest.call(orders.mine, { venue: hotel.venueId })).orders).toEqual([])
  expect((await guest.call(chat.mine, { venue: hotel.venueId })).messages).toEqual([])
  // A phone of the former guests is a visitor, although it still sends its cookie.
  expect((await hotel.guest.call(stays.here, { venue: hotel.venueId, number: hotel.room.number })).mine).toBeNull()
})

test('closing a stay mails the summary in the guest’s language, and no mail without a mail address', async () => {
  const hotel = await openHotel(server)
  const size = sizeOptionGroup('Chico')
  const crepe = await hotel.addProduct('Panqueque', { price: 700, nameFrench: 'Crêpe', options: [size] })
  const { order } = await hotel.order(
    [orderLineDraft(hotel.product.id), orderLineDraft(crepe.id, { choices: [size.choices[0]?.id ?? ''] })],
    1700,
  )
  const canceled = await hotel.order([orderLineDraft(hotel.product.id, { quantity: 5 })], 5000)
  await hotel.staff.call(orders.cancel, { id: canceled.order?.id ?? '', reason: '' })
  await hotel.guest.call(stays.setMail, { mail: 'julia@ejemplo.test', language: 'french' })
  await hotel.close(hotel.stay)
  const [mail, ...more] = await mailsOf(hotel.venueId)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'julia@ejemplo.test', subject: expect.stringContaining('séjour') })
  expect(mail?.body).toContain(`Commande ${order?.number}`)
  expect(mail?.body).toContain('Flan : ARS\u00a010')
  expect(mail?.body).toContain('Crêpe (Chico) : ARS\u00a07')
  expect(mail?.body).not.toContain('ARS\u00a050')

  const silent = await openHotel(server)
  await silent.staff.call(stays.close, { id: silent.stay.id })
  expect(await mailsOf(silent.venueId)).toEqual([])
})

test('the summary is in the language of the guest’s last order when staff entered the mail address', async () => {
  const hotel = await openHotel(server)
  await hotel.staff.call(stays.update, { id: hotel.stay.id, name: 'Claire', mail: 'claire@ejemplo.test' })
  const lines = [orderLineDraft(hotel.product.id)]
  await hotel.guest.call(orders.send, { id: randomUUID(), lines, total: 1000, language: 'french' })
  await hotel.close(hotel.stay)
  expect(await mailsOf(hotel.venueId)).toMatchObject([{ subject: expect.stringContaining('séjour') }])
})

test('the summary of an earlier stay can be mailed after a new stay began, and only to the mail address of the stay', async () => {
  const hotel = await openHotel(server)
  const named = { name: 'Julia', mail: 'julia@ejemplo.test' }
  await hotel.staff.call(stays.update, { id: hotel.stay.id, ...named })
  const { order } = await hotel.order()
  await hotel.close(hotel.stay)
  const again = await hotel.moveIn(hotel.room.id, named.mail)
  await hotel.staff.call(stays.sendSummary, { mail: named.mail, stayId: hotel.stay.id })
  await hotel.staff.call(stays.sendSummary, { mail: named.mail })
  const [, earlier, latest] = await mailsOf(hotel.venueId)
  expect(earlier?.body).toContain(`Pedido ${order?.number}`)
  expect(latest?.body).not.toContain('Pedido')
  // The mail address must be that of the stay.
  const foreign = { mail: 'otra@ejemplo.test', stayId: again.id }
  await expect(hotel.staff.call(stays.sendSummary, foreign)).rejects.toMatchObject({ code: 'gone' })
})

test('staff can mail a summary through /api/mail; guests and visitors cannot, and an unknown mail address is refused', async () => {
  const hotel = await openHotel(server)
  await hotel.staff.call(stays.update, { id: hotel.stay.id, name: 'Julia', mail: 'julia@ejemplo.test' })
  const post = async (mail: string, cookie?: string) => {
    const body = JSON.stringify({ mail })
    const headers = { 'content-type': 'application/json' }
    return (await server.fetch('/api/mail', { method: 'POST', body }, { cookie, headers })).status
  }
  const { cookie } = hotel.staff
  expect([await post('julia@ejemplo.test'), await post('julia@ejemplo.test', hotel.guest.cookie)]).toEqual([401, 401])
  expect([await post('julia@ejemplo.test', cookie), await post('otra@ejemplo.test', cookie)]).toEqual([200, 404])
  expect((await mailsOf(hotel.venueId)).map(({ recipient }) => recipient)).toEqual(['julia@ejemplo.test'])
})

test('a stay is closed only with a decision for each pending order: a served one is sold, a canceled one returns to the stock', async () => {
  const hotel = await openHotel(server)
  const { staff, stay, product } = hotel
  await staff.call(menus.setRemaining, { id: product.id, remaining: 10 })
  const send = async () => (await hotel.order()).order?.id ?? ''
  const [accepted, served, canceled] = [await send(), await send(), await send()]
  await staff.call(orders.accept, { id: accepted })
  const decisions = [{ orderId: served, served: true }]
  const undecided = staff.call(stays.close, { id: stay.id, decisions })
  await expect(undecided).rejects.toMatchObject({ code: 'undecided_orders' })
  const bill = await staff.call(stays.bill, { id: stay.id })
  expect([bill.orders.length, bill.total]).toEqual([3, 1000])
  expect((await hotel.guest.call(orders.mine, { venue: hotel.venueId })).total).toBe(1000)

  await staff.call(stays.close, { id: stay.id, decisions: [...decisions, { orderId: canceled, served: false }] })
  const states = await Promise.all([accepted, served, canceled].map((id) => staff.call(orders.one, { id })))
  expect(states.map(({ status }) => status)).toEqual(['completed', 'completed', 'canceled'])
  expect((await staff.call(stays.bill, { id: stay.id })).total).toBe(2000)
  const counted = await staff.call(menus.product, { id: product.id })
  expect([counted.remaining, counted.nameOfBuys]).toEqual([8, 102])
})

test('a phone that was inside sees the bill for 24 hours after closing and can have it mailed; a removed phone cannot', async () => {
  const hotel = await openHotel(server)
  const { venueId, staff, stay, room } = hotel
  const tokenOf = async (phone: typeof hotel.guest) =>
    (await phone.call(stays.here, { venue: venueId, number: room.number })).mine?.farewell ?? ''
  const removed = await stay.join()
  const oldToken = await tokenOf(removed)
  const phones = (await staff.call(stays.at, { number: room.number })).stay?.phones ?? []
  await staff.call(stays.removePhoneByStaff, { id: phones.at(-1)?.id ?? '' })
  const { order } = await hotel.order()
  const [inside, token] = [hotel.phone(), await tokenOf(hotel.guest)]
  const farewell = (given: string, venue = venueId) => inside.call(stays.farewell, { venue, token: given })
  const expired = { code: 'link_expired' }
  await expect(farewell(token)).rejects.toMatchObject(expired)
  await hotel.close(stay)
  expect(await farewell(token)).toMatchObject({
    name: 'Julia',
    account: { ordered: 1000, owed: 1000 },
    orders: [{ id: order?.id }],
  })
  const forged = `${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}=`
  for (const wrong of [oldToken, forged, `${randomUUID()}.x`, ''])
    await expect(farewell(wrong)).rejects.toMatchObject(expired)
  const neighbour = await openHotel(server)
  await expect(farewell(token, neighbour.venueId)).rejects.toMatchObject(expired)
  await inside.call(stays.farewellMail, { venue: venueId, token, mail: 'julia@ejemplo.test', language: 'english' })
  expect(await mailsOf(venueId)).toMatchObject([{ recipient: 'julia@ejemplo.test' }])
  server.kernel.now = () => new Date(Date.now() + farewellMilliseconds + 1000)
  await expect(farewell(token)).rejects.toMatchObject(expired)
  server.kernel.now = () => new Date()
})

test(`stay-close-race: of ${races} races between closing a stay and ordering for it none leaves an open order`, async () => {
  const hotel = await openHotel(server)
  for (let n = 0; n < races; n++) {
    const stay = n === 0 ? hotel.stay : await hotel.moveIn(hotel.room.id)
    const phones = await Promise.all(Array.from({ length: 3 }, () => stay.join()))
    const sent = phones.map((phone) =>
      hotel.order(undefined, 1000, phone).then(
        ({ order }) => order,
        () => null,
      ),
    )
    const close = () => hotel.close(stay).catch(({ code }) => expect(code).toBe('undecided_orders'))
    const [, ...results] = await Promise.all([close(), ...sent])
    // An order that was stored first has refused the closing: it is decided now.
    await close()
    const acknowledged = results.filter((order) => order !== null)
    const { orders: billed } = await hotel.staff.call(stays.bill, { id: stay.id })
    // Every acknowledged order is on the bill, and every order of the stay is completed.
    expect(billed.map(({ id }) => id).sort()).toEqual(acknowledged.map((order) => order?.id).sort())
    expect(billed.filter(({ status }) => status !== 'completed')).toEqual([])
    const { stay: now } = await hotel.staff.call(stays.at, { number: hotel.room.number })
    expect(now).toBeNull()
  }
  const board = await hotel.staff.call(orders.board)
  expect([board.pending, board.accepted]).toEqual([[], []])
}, 300_000)

test('live updates of a stay reach its own phones and the staff, and no other guest', async () => {
  const hotel = await openHotel(server)
  const next = await hotel.moveIn((await hotel.addRoom()).id)
  const other = await next.join()
  const subscribe = async (cookie: string) => {
    const response = await server.fetch(`/api/live?venue=${hotel.venueId}`, {}, { cookie })
    const received: string[] = []
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    void (async () => {
      for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read())
        for (const [, event, name] of chunk.value.matchAll(/event: (\w+)\nid: .*\ndata: (.*)\n/g))
          received.push(event === 'changed' ? (name ?? '') : (event ?? ''))
    })()
    await expect.poll(() => received).toEqual(['hello'])
    return { received, close: () => reader?.cancel() }
  }
  const [mine, theirs, staff] = [
    await subscribe(hotel.guest.cookie),
    await subscribe(other.cookie),
    await subscribe(hotel.staff.cookie),
  ]
  const { order } = await hotel.order()
  await expect.poll(() => mine.received).toContain('hotel.orders')
  await expect
    .poll(() => staff.received)
    .toEqual(expect.arrayContaining(['hotel.orders', 'hotel.stays', 'hotel.figures']))
  mine.received.length = 0
  await hotel.staff.call(orders.accept, { id: order?.id ?? '' })
  await expect.poll(() => mine.received).toContain('hotel.orders')
  await hotel.close(hotel.stay)
  await expect.poll(() => mine.received).toContain('ended')
  expect(theirs.received).toEqual(['hello'])
  for (const { close } of [mine, theirs, staff]) void close()
})

test('the mail address that a guest enters is stored with the stay, and an invalid one is refused', async () => {
  const hotel = await openHotel(server)
  await hotel.guest.call(stays.setMail, { mail: 'Julia@Ejemplo.test', language: 'french' })
  const { stay } = await hotel.staff.call(stays.at, { number: hotel.room.number })
  expect(stay?.mail).toBe('julia@ejemplo.test')
  await expect(hotel.guest.call(stays.setMail, { mail: 'x' })).rejects.toMatchObject({ status: 400 })
})
