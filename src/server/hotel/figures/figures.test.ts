import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'

const server = sharedServer()
const { figures, orders, outlets, stations } = api.hotel

const setClock = (moment: string) => {
  server.kernel.now = () => new Date(moment)
}
afterEach(() => {
  server.kernel.now = () => new Date()
})

type Hotel = Awaited<ReturnType<typeof openHotel>>
const send = async (hotel: Hotel, quantity: number, outletId: string | null = null) => {
  const { order } = await hotel.order([orderLineDraft(hotel.product.id, { quantity, outletId })], quantity * 1000)
  return order?.id ?? ''
}
const sell = async (hotel: Hotel, quantity: number, outletId: string | null = null) =>
  hotel.staff.call(orders.accept, { id: await send(hotel, quantity, outletId) })

test('figures count orders and revenue by day and hour in the venue’s time zone, without canceled and pending orders', async () => {
  const hotel = await openHotel(server)
  const { staff } = hotel
  // Local times in Buenos Aires: the 8th at 23:30, the 9th at 0:30 and at 13:00.
  setClock('2026-03-09T02:30:00Z')
  await sell(hotel, 1)
  setClock('2026-03-09T03:30:00Z')
  await sell(hotel, 2)
  setClock('2026-03-09T16:00:00Z')
  await send(hotel, 40)
  const canceled = await send(hotel, 50)
  await staff.call(orders.cancel, { id: canceled, reason: '' })
  const accepted = await send(hotel, 3)
  setClock('2026-03-09T16:02:00Z')
  await staff.call(orders.accept, { id: accepted })
  const read = await staff.call(figures.read, { from: '2026-03-07', to: '2026-03-09' })
  expect([read.orders, read.revenue]).toEqual([3, 6000])
  expect(read.byDay).toEqual([
    { day: '2026-03-07', orders: 0, revenue: 0 },
    { day: '2026-03-08', orders: 1, revenue: 1000 },
    { day: '2026-03-09', orders: 2, revenue: 5000 },
  ])
  expect(read.byHour.filter(({ orders: count }) => count > 0)).toEqual([
    { hour: 0, orders: 1, revenue: 2000 },
    { hour: 13, orders: 1, revenue: 3000 },
    { hour: 23, orders: 1, revenue: 1000 },
  ])
  expect(read.byHour).toHaveLength(24)
  expect(read.products).toEqual([{ productId: hotel.product.id, name: 'Flan', quantity: 6, revenue: 6000 }])
  expect(read.toAccept).toEqual({ median: 0, slowTenth: 96 })
  const usual = await staff.call(figures.read, {})
  expect([usual.from, usual.to, usual.byDay.length]).toEqual(['2026-03-03', '2026-03-09', 7])
})

test('figures of an outlet count only the lines of this outlet', async () => {
  const hotel = await openHotel(server)
  const draft = { id: randomUUID(), name: 'Bar', photoId: hotel.photo.id, hours: '' }
  const bar = await hotel.staff.call(outlets.create, draft)
  await sell(hotel, 2, bar.id)
  await sell(hotel, 1)
  const all = await hotel.staff.call(figures.read, {})
  expect(all.byOutlet).toEqual([
    { outletId: bar.id, name: 'Bar', orders: 1, revenue: 2000 },
    { outletId: null, name: '', orders: 1, revenue: 1000 },
  ])
  const own = await hotel.staff.call(figures.read, { outletId: bar.id })
  expect([own.orders, own.revenue, own.products[0]?.quantity]).toEqual([1, 2000, 2])
})

test('figures name station, category and waiter of each sale, late lines by the promised minutes, and reasons of changes', async () => {
  const hotel = await openHotel(server)
  const { staff, category } = hotel
  const bar = await staff.call(stations.create, { id: randomUUID(), name: 'Barra', minutes: 10 })
  const beer = await hotel.addProduct('Cerveza', { price: 500, stationId: bar.id })
  const sendBeer = async () => (await hotel.order([orderLineDraft(beer.id)], 500)).order?.id ?? ''
  setClock('2026-03-09T16:00:00Z')
  const [late, early, canceled] = [await sendBeer(), await sendBeer(), await sendBeer()]
  await staff.call(orders.cancel, { id: canceled, reason: 'No hay más' })
  for (const id of [late, early]) await staff.call(orders.accept, { id })
  const finish = (id: string) => staff.call(orders.complete, { id, outletId: null, stationId: bar.id })
  setClock('2026-03-09T16:05:00Z')
  await finish(early)
  setClock('2026-03-09T16:15:00Z')
  await finish(late)
  const read = await staff.call(figures.read, {})
  const sales = { orders: 2, revenue: 1000 }
  expect(read.byStation).toEqual([{ stationId: bar.id, name: 'Barra', ...sales, prepared: 2, late: 1, median: 600 }])
  expect(read.byCategory).toEqual([{ categoryId: category.id, name: category.name, quantity: 2, revenue: 1000 }])
  expect(read.byWaiter).toMatchObject([sales])
  expect(read.canceled).toMatchObject([{ orderId: canceled, reason: 'No hay más', before: null, after: 500 }])
  const { csv } = await staff.call(figures.exported, { of: 'stations' })
  expect(csv.slice(1).split('\r\n')[1]).toBe('Barra;2;"10,00";2;1;"10,0"')
})

test('figures are refused for a range with one day, with reversed days or with more than 366 days', async () => {
  const { staff } = await openHotel(server)
  for (const range of [
    { from: '2026-03-09', to: '2026-03-08' },
    { from: '2026-03-09' },
    { to: '2026-03-09' },
    { from: '2025-01-01', to: '2026-03-09' },
  ])
    await expect(staff.call(figures.read, range)).rejects.toMatchObject({ status: 400 })
})

test('the CSV export has one row per sold line, and a product name that begins with = is escaped', async () => {
  const hotel = await openHotel(server)
  setClock('2026-03-09T16:05:00Z')
  const formulaNamed = await hotel.addProduct('=1+1', { price: 250 })
  const lines = [orderLineDraft(formulaNamed.id, { quantity: 2 }), orderLineDraft(hotel.product.id)]
  const { order } = await hotel.order(lines, 1500)
  await hotel.staff.call(orders.accept, { id: order?.id ?? '' })
  const { csv } = await hotel.staff.call(figures.exported, { from: '2026-03-09', to: '2026-03-09' })
  const [heading, first, second] = csv.slice(1).split('\r\n')
  expect(heading).toBe('numberOfOrder;date;numberOfTable;status;outlet;product;quantity;price;total')
  expect([first, second]).toEqual([
    `1;09/03/2026 13:05;${hotel.room.number};accepted;;'=1+1;2;"2,50";"5,00"`,
    `1;09/03/2026 13:05;${hotel.room.number};accepted;;Flan;1;"10,00";"10,00"`,
  ])
})

test('the figures of a venue without orders are zero and empty', async () => {
  const { staff } = await openHotel(server)
  const read = await staff.call(figures.read, {})
  expect([read.orders, read.revenue, read.products, read.toAccept, read.byOutlet]).toEqual([0, 0, [], null, []])
})
