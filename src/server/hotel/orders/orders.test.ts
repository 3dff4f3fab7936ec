import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = testServer()
const { orders, stays } = api.hotel

test('a guest’s order is pending on the board of its own venue, with what the house asks for it', async () => {
  const hotel = await openHotel(server)
  const { order } = await hotel.order()
  expect(order).toMatchObject({ number: 1, status: 'pending', total: 1000 })
  const board = await hotel.staff.call(orders.board)
  expect(board.pending).toMatchObject([{ id: order?.id, room: hotel.room, total: 1000, enteredBy: null }])
  expect((await hotel.guest.call(orders.mine, { venue: hotel.venueId })).orders).toEqual([order])
  const neighbour = await openHotel(server)
  expect((await neighbour.staff.call(orders.board)).pending).toEqual([])
  expect(await hotel.staff.call(stays.board, { kind: 'room' })).toMatchObject([{ orderStatus: 'pending' }])
})
