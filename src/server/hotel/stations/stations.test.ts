import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'

const server = sharedServer()
const { stations, menus, orders } = api.hotel

const open = async () => {
  const hotel = await openHotel(server)
  const addStation = (name: string, minutes = 20) =>
    hotel.staff.call(stations.create, { id: randomUUID(), name, minutes })
  return { ...hotel, addStation }
}

test('stations are listed in their order, and a station with categories or products cannot be removed', async () => {
  const { staff, addStation, addProduct } = await open()
  const [bar, grill] = [await addStation('Barra', 10), await addStation('Parrilla', 30)]
  await staff.call(stations.reorder, { ids: [grill.id, bar.id] })
  expect((await staff.call(stations.list)).map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Parrilla', 30],
    ['Barra', 10],
  ])
  const beer = await addProduct('Cerveza', { price: 500, stationId: bar.id })
  await expect(staff.call(stations.remove, { id: bar.id })).rejects.toMatchObject({ code: 'station_in_use' })
  await staff.call(menus.removeProduct, { id: beer.id })
  await staff.call(stations.remove, { id: bar.id })
  expect((await staff.call(stations.list)).map(({ name }) => name)).toEqual(['Parrilla'])
})

test('an order copies the station of each product, or of its category, and a station completes only its lines', async () => {
  const { staff, addStation, addProduct, order, category } = await open()
  const [bar, grill] = [await addStation('Barra'), await addStation('Parrilla')]
  const { photo: _, menuId: __, hidden: ___, ...fields } = category
  await staff.call(menus.updateCategory, { ...fields, photoId: null, stationId: grill.id })
  const beer = await addProduct('Cerveza', { price: 500, stationId: bar.id })
  const steak = await addProduct('Bife', { price: 2000 })
  const lines = [orderLineDraft(beer.id), orderLineDraft(steak.id)]
  const { order: sent } = await order(lines, 2500)
  const id = sent?.id ?? ''
  await staff.call(orders.accept, { id })
  const shown = async (stationId?: string) =>
    (await staff.call(orders.kitchen, stationId ? { stationId } : {})).flatMap(({ lines }) =>
      lines.map(({ name }) => name),
    )
  expect([await shown(), await shown(bar.id), await shown(grill.id)]).toEqual([
    ['Cerveza', 'Bife'],
    ['Cerveza'],
    ['Bife'],
  ])
  await staff.call(orders.complete, { id, outletId: null, stationId: bar.id })
  expect([await shown(bar.id), await shown(grill.id)]).toEqual([[], ['Bife']])
  const { order: completed } = await staff.call(orders.complete, { id, outletId: null, stationId: grill.id })
  expect(completed.status).toBe('completed')
})

test('a sheet names the station of a product, an empty cell takes that of the category, and an unknown name is reported', async () => {
  const { admin, menu, addProduct, addStation } = await open()
  const station = await addStation('Barra')
  const { id } = await addProduct('Flan')
  const check = (cell: string) =>
    admin.call(menus.checkImport, { id: menu.id, csv: `category,name,station\nEntradas,Flan,${cell}` })
  expect((await check('Sala')).problems).toEqual([
    { row: 2, column: 'station', problem: 'unknown_station', unknown: 'Sala' },
  ])
  for (const [cell, stationId] of [
    ['barra', station.id],
    ['', null],
  ] as const) {
    const { state, changes } = await check(cell)
    const [from, to] = stationId ? ['', 'Barra'] : ['Barra', '']
    expect(changes[0]?.cells).toEqual([{ heading: 'station', from, to }])
    const csv = `category,name,station\nEntradas,Flan,${cell}`
    await admin.call(menus.applyImport, { id: menu.id, csv, state })
    expect((await admin.call(menus.product, { id })).stationId).toBe(stationId)
    const { csv: exported } = await admin.call(menus.exported, { id: menu.id })
    expect(exported.includes('Barra')).toBe(stationId !== null)
  }
})
