// Casa Club with the menu, the orders and the listeners of bench/peers.ts.
import pino from 'pino'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { growMenu, moveIn, openMenus, orderOf } from '../hotel.ts'
import { openListeners } from '../listeners.ts'
import { analyze, fillDemoWithoutFiles, openAdminSession, startServer } from '../servers.ts'
import { type Peer, plan, post } from './peer.ts'

/** A stay may have at most twenty pending orders. */
const perStay = 20
/** A session may have at most eight streams. */
const perSession = 8

export const startCasaClub = async (dataDir: string): Promise<Peer> => {
  const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  await fillDemoWithoutFiles(running.kernel)
  const { product, phones, desks } = await running.kernel.database.inVenue(1, 'write', async (db) => {
    await growMenu(db, plan.products)
    const phones = []
    const orders = (plan.orders + 1) * plan.rounds
    for (let n = 0; n * perStay < orders; n++) phones.push(await moveIn(db, 10_000 + n))
    const desks = []
    for (let n = 0; n * perSession < plan.listeners; n++) desks.push(await openAdminSession(db))
    return { product: await openMenus(db), phones, desks }
  })
  await analyze(running.owner)
  await running.close()
  const { port, pid } = await startServer(dataDir)
  const origin = `http://127.0.0.1:${port}`
  return {
    name: 'Casa Club',
    port,
    pid,
    menu: { path: '/api/hotel/menus/offered?venue=1&language=spanish', headers: {} },
    order(n) {
      const { cookie = '' } = phones[Math.floor(n / perStay)] ?? {}
      return post(`${origin}/api/hotel/orders/send`, { origin, cookie }, orderOf(product))
    },
    listen() {
      const live = { path: '/api/live?venue=1', event: 'data: hotel.orders\n', cookies: desks }
      return openListeners({ port, count: plan.listeners, ...live })
    },
  }
}
