import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = sharedServer()
const { alerts, stays } = api.hotel

const setClock = (moment: string) => {
  server.kernel.now = () => new Date(moment)
}
afterEach(() => {
  server.kernel.now = () => new Date()
})

test('a repeated alert keeps the time of the first request, and staff see the oldest alert first', async () => {
  const hotel = await openHotel(server)
  const next = await hotel.moveIn((await hotel.addRoom()).id)
  setClock('2026-03-01T12:00:00.000Z')
  await (await next.join()).call(alerts.ask, { what: 'pay' })
  setClock('2026-03-01T12:01:00.000Z')
  await hotel.guest.call(alerts.ask, { what: 'clean' })
  setClock('2026-03-01T12:02:00.000Z')
  await Promise.all(Array.from({ length: 30 }, () => hotel.guest.call(alerts.ask, { what: 'clean' })))
  const unseen = { seenAt: null, seenBy: null }
  expect(await hotel.staff.call(alerts.list)).toEqual([
    { stayId: next.id, room: next.room, what: 'pay', at: '2026-03-01T12:00:00.000Z', ...unseen },
    { stayId: hotel.stay.id, room: hotel.room, what: 'clean', at: '2026-03-01T12:01:00.000Z', ...unseen },
  ])
})

test('an alert ends when staff remove it or the guest withdraws it, and the other alert of the stay remains', async () => {
  const hotel = await openHotel(server)
  const openAlerts = async () => (await hotel.staff.call(alerts.list)).map((alert) => alert.what)
  for (const what of ['clean', 'pay'] as const) await hotel.guest.call(alerts.ask, { what })
  await hotel.staff.call(alerts.remove, { stayId: hotel.stay.id, what: 'clean' })
  expect(await openAlerts()).toEqual(['pay'])
  await hotel.guest.call(alerts.ask, { what: 'clean' })
  await hotel.guest.call(alerts.withdraw, { what: 'pay' })
  expect(await openAlerts()).toEqual(['clean'])
  const unknown = { stayId: hotel.room.id, what: 'clean' as const }
  await expect(hotel.staff.call(alerts.remove, unknown)).rejects.toMatchObject({ code: 'gone' })
})

test('a guest reads when staff have seen a request and when it is done; a new request begins again', async () => {
  const hotel = await openHotel(server)
  const stayId = hotel.stay.id
  const mine = async () => {
    const here = await hotel.guest.call(stays.here, { venue: hotel.venueId, number: hotel.room.number })
    return here.mine?.alerts
  }
  setClock('2026-03-01T12:00:00.000Z')
  await hotel.guest.call(alerts.ask, { what: 'waiter' })
  setClock('2026-03-01T12:01:00.000Z')
  await hotel.staff.call(alerts.see, { stayId, what: 'waiter' })
  setClock('2026-03-01T12:02:00.000Z')
  await (await hotel.as('staff')).call(alerts.see, { stayId, what: 'waiter' })
  expect(await hotel.staff.call(alerts.list)).toMatchObject([{ seenAt: '2026-03-01T12:01:00.000Z', seenBy: 'admin' }])
  await hotel.staff.call(alerts.remove, { stayId, what: 'waiter' })
  expect(await hotel.staff.call(alerts.list)).toEqual([])
  const done = { seenAt: '2026-03-01T12:01:00.000Z', doneAt: '2026-03-01T12:02:00.000Z' }
  expect(await mine()).toEqual([{ what: 'waiter', at: '2026-03-01T12:00:00.000Z', ...done }])
  setClock('2026-03-01T12:03:00.000Z')
  await hotel.guest.call(alerts.ask, { what: 'waiter' })
  expect(await mine()).toEqual([{ what: 'waiter', at: '2026-03-01T12:03:00.000Z', seenAt: null, doneAt: null }])
})

test('the flag ‘do not disturb’ applies to the room of the guest who set it, until the guest clears it', async () => {
  const hotel = await openHotel(server)
  await hotel.moveIn((await hotel.addRoom()).id)
  await hotel.guest.call(alerts.setNoDisturb, { noDisturb: true })
  const board = await hotel.staff.call(stays.board, { kind: 'room' })
  expect(board.map(({ stay }) => stay?.noDisturb)).toEqual([true, false])
  await hotel.guest.call(alerts.setNoDisturb, { noDisturb: false })
  expect((await hotel.staff.call(stays.at, { number: hotel.room.number })).stay?.noDisturb).toBe(false)
})
