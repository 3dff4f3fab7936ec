import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import { retryOn503, sharedServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = sharedServer()
const { chat, stays } = api.hotel

const openChat = async () => {
  const hotel = await openHotel(server)
  const { staff, guest, stay, venueId } = hotel
  return {
    ...hotel,
    send: (text: string, id = randomUUID()) => guest.call(chat.send, { id, text }),
    reply: (text: string, id = randomUUID()) => staff.call(chat.answer, { id, stayId: stay.id, text }),
    guestChat: (phone = guest) => phone.call(chat.mine, { venue: venueId }),
    staffChat: () => staff.call(chat.of, { stayId: stay.id }),
  }
}

test('messages of guests and staff are shown on every phone of the stay and to staff', async () => {
  const hotel = await openChat()
  await hotel.send('¿Hay toallas?')
  await hotel.reply('Sí, van.')
  const texts = async (phone = hotel.guest) =>
    (await hotel.guestChat(phone)).messages.map(({ from, text }) => [from, text])
  const sent = [
    ['guest', '¿Hay toallas?'],
    ['staff', 'Sí, van.'],
  ]
  expect(await texts()).toEqual(sent)
  expect(await texts(await hotel.stay.join())).toEqual(sent)
  expect(await hotel.staffChat()).toMatchObject({ room: hotel.room, name: 'Julia', ended: false })
  expect((await hotel.staffChat()).messages[1]).toMatchObject({ by: 'admin', position: 2 })
})

test('a message sent again with the same id is stored once', async () => {
  const hotel = await openChat()
  const id = randomUUID()
  const results = await Promise.all(Array.from({ length: 10 }, () => hotel.send('Hola', id)))
  expect(new Set(results.map(({ position }) => position))).toEqual(new Set([1]))
  expect((await hotel.guestChat()).messages).toHaveLength(1)
  await expect(hotel.reply('Otra', id)).resolves.toMatchObject({ text: 'Hola' })
})

test('messages sent concurrently by both sides get consecutive positions', async () => {
  const hotel = await openChat()
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? hotel.send(`g${n}`) : hotel.reply(`s${n}`))))
  const { messages } = await hotel.guestChat()
  expect(messages.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('the delivered and read positions of each side never decrease and never exceed the last message', async () => {
  const hotel = await openChat()
  await hotel.send('Uno')
  await hotel.send('Dos')
  const marks = async () => (await hotel.guestChat()).messages.map(({ delivered, read }) => [delivered, read])
  expect(await marks()).toEqual([
    [false, false],
    [false, false],
  ])
  expect(await hotel.staff.call(chat.unread)).toEqual({ messages: 2 })
  const mark = (delivered: number, read: number) =>
    hotel.staff.call(chat.markByStaff, { stayId: hotel.stay.id, delivered, read })
  await mark(2, 1)
  await mark(0, 0)
  expect(await marks()).toEqual([
    [true, true],
    [true, false],
  ])
  expect(await hotel.staff.call(chat.unread)).toEqual({ messages: 1 })
  // A position beyond the last message does not mark future messages.
  await mark(99, 99)
  expect((await hotel.send('Tres')).delivered).toBe(false)
  await hotel.reply('Leí todo')
  expect((await hotel.guestChat()).unread).toBe(1)
  await hotel.guest.call(chat.mark, { delivered: 4, read: 4 })
  expect((await hotel.staffChat()).messages.at(-1)).toMatchObject({ delivered: true, read: true })
})

test('conversations are sorted by their last message; closing the stay ends its conversation, which staff can still read', async () => {
  const hotel = await openChat()
  const quiet = await hotel.moveIn((await hotel.addRoom()).id)
  const other = await hotel.moveIn((await hotel.addRoom()).id)
  await hotel.send('Primero')
  await (await other.join()).call(chat.send, { id: randomUUID(), text: 'Después' })
  const list = (ended: boolean) => hotel.staff.call(chat.list, { ended })
  expect((await list(false)).map(({ stayId, last }) => [stayId, last?.text])).toEqual([
    [other.id, 'Después'],
    [hotel.stay.id, 'Primero'],
    [quiet.id, undefined],
  ])
  await hotel.staff.call(stays.close, { id: hotel.stay.id })
  expect((await list(false)).map(({ stayId }) => stayId)).toEqual([other.id, quiet.id])
  expect(await list(true)).toMatchObject([{ stayId: hotel.stay.id, last: { text: 'Primero' } }])
  expect(await hotel.staffChat()).toMatchObject({ ended: true, messages: [{ text: 'Primero' }] })
  await expect(hotel.reply('Tarde')).rejects.toMatchObject({ code: 'room_closed' })
})

test('a stay has at most fifty unread messages of guests, also when more are sent concurrently', async () => {
  const hotel = await openChat()
  const send = (n: number) =>
    // On a busy machine some of them wait too long for the stay.
    retryOn503(() => hotel.send(`¿Hay alguien? ${n}`)).then(
      () => 'stored',
      ({ code }: { code?: string }) => code,
    )
  const results = await Promise.all(Array.from({ length: chatLimits.waiting + 10 }, (_, n) => send(n)))
  expect(results.filter((result) => result === 'too_many_unread')).toHaveLength(10)
  expect(await hotel.staff.call(chat.unread)).toEqual({ messages: chatLimits.waiting })
  // Staff can always answer, and an answer marks the earlier messages as read.
  await hotel.reply('Acá estamos')
  expect((await hotel.send('Gracias')).position).toBe(chatLimits.waiting + 2)
})
