import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import { testServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = testServer()
const { chat, stays } = api.hotel

const talk = async () => {
  const hotel = await openHotel(server)
  const { staff, guest, stay, venueId } = hotel
  return {
    ...hotel,
    ask: (text: string, id = randomUUID()) => guest.call(chat.send, { id, text }),
    reply: (text: string, id = randomUUID()) => staff.call(chat.answer, { id, stayId: stay.id, text }),
    mine: (phone = guest) => phone.call(chat.mine, { venue: venueId }),
    theirs: () => staff.call(chat.of, { stayId: stay.id }),
  }
}

test('guest and staff write to each other, and every phone of the stay reads it', async () => {
  const hotel = await talk()
  await hotel.ask('¿Hay toallas?')
  await hotel.reply('Sí, van.')
  const texts = async (phone = hotel.guest) => (await hotel.mine(phone)).messages.map(({ from, text }) => [from, text])
  const said = [
    ['guest', '¿Hay toallas?'],
    ['staff', 'Sí, van.'],
  ]
  expect(await texts()).toEqual(said)
  expect(await texts(await hotel.stay.join())).toEqual(said)
  expect(await hotel.theirs()).toMatchObject({ room: hotel.room, name: 'Julia', ended: false })
  expect((await hotel.theirs()).messages[1]).toMatchObject({ by: 'admin', position: 2 })
})

test('a message that is sent again is one message', async () => {
  const hotel = await talk()
  const id = randomUUID()
  const sent = await Promise.all(Array.from({ length: 10 }, () => hotel.ask('Hola', id)))
  expect(new Set(sent.map(({ position }) => position))).toEqual(new Set([1]))
  expect((await hotel.mine()).messages).toHaveLength(1)
  await expect(hotel.reply('Otra', id)).resolves.toMatchObject({ text: 'Hola' })
})

test('messages written at once all get a place of their own', async () => {
  const hotel = await talk()
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? hotel.ask(`g${n}`) : hotel.reply(`s${n}`))))
  const { messages } = await hotel.mine()
  expect(messages.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('each side marks what it has got and read; marks never go back', async () => {
  const hotel = await talk()
  await hotel.ask('Uno')
  await hotel.ask('Dos')
  const marks = async () => (await hotel.mine()).messages.map(({ delivered, read }) => [delivered, read])
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
  // What is not there yet is not read beforehand.
  await mark(99, 99)
  expect((await hotel.ask('Tres')).delivered).toBe(false)
  await hotel.reply('Leí todo')
  expect((await hotel.mine()).unread).toBe(1)
  await hotel.guest.call(chat.mark, { delivered: 4, read: 4 })
  expect((await hotel.theirs()).messages.at(-1)).toMatchObject({ delivered: true, read: true })
})

test('the list has whoever wrote last first; a conversation ends with its stay and is kept for the staff', async () => {
  const hotel = await talk()
  const quiet = await hotel.moveIn((await hotel.addRoom()).id)
  const other = await hotel.moveIn((await hotel.addRoom()).id)
  await hotel.ask('Primero')
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
  expect(await hotel.theirs()).toMatchObject({ ended: true, messages: [{ text: 'Primero' }] })
  await expect(hotel.reply('Tarde')).rejects.toMatchObject({ code: 'room_closed' })
})

test('fifty messages of guests wait to be read at most, however many are written at once', async () => {
  const hotel = await talk()
  const ask = (n: number) =>
    hotel.ask(`¿Hay alguien? ${n}`).then(
      () => 'taken',
      ({ code }: { code?: string }) => code,
    )
  const answers = await Promise.all(Array.from({ length: chatLimits.waiting + 10 }, (_, n) => ask(n)))
  expect(answers.filter((answer) => answer === 'too_many_unread')).toHaveLength(10)
  expect(await hotel.staff.call(chat.unread)).toEqual({ messages: chatLimits.waiting })
  // The house can always answer, and has read by then what was there.
  await hotel.reply('Acá estamos')
  expect((await hotel.ask('Gracias')).position).toBe(chatLimits.waiting + 2)
})
