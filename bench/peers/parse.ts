// Parse Server with the menu, the orders and the listeners of bench/peers.ts. Its settings are in bench/peers/parse.mjs.
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { openListeners } from '../listeners.ts'
import { createDatabase, install, menuProducts, type Peer, plan, post, startProgram } from './peer.ts'

const version = '9.10.0'

export const startParse = async (dataDir: string): Promise<Peer> => {
  const folder = await install(`parse-server@${version}`)
  const program = path.join(folder, 'parse.mjs')
  await copyFile(path.join(import.meta.dirname, 'parse.mjs'), program)
  const database = await createDatabase(dataDir, 'bench_parse')
  const { message, pid } = await startProgram(program, [JSON.stringify(database)], dataDir)
  const port = Number(message)
  const headers = { 'x-parse-application-id': 'bench' }
  const call = (name: string, body: object) => post(`http://127.0.0.1:${port}/parse/functions/${name}`, headers, body)
  const { result: productId } = await call('fill', { products: menuProducts })
  const order = () => call('order', { lines: [{ productId, quantity: 1, comment: '' }], total: 1000 })
  await order()
  return {
    name: `Parse Server ${version}`,
    port,
    pid,
    menu: { path: `/parse/classes/Product?limit=${plan.products}`, headers },
    order,
    listen() {
      const subscribe = { op: 'subscribe', requestId: 1, query: { className: 'Order', where: {} } }
      const socket = {
        opened: '"op":"subscribed"',
        replies: { ' 101 ': { op: 'connect', applicationId: 'bench' }, '"op":"connected"': subscribe },
      }
      return openListeners({ port, path: '/', count: plan.listeners, event: '"op":"create"', socket })
    },
  }
}
