// Parse Server with the same menu and the same order, for bench/peers.ts. It is copied beside the installed packages and started
// with the settings of an empty PostgreSQL database as JSON.
import { createServer } from 'node:http'
import express from 'express'
import { ParseServer } from 'parse-server'

const [database] = process.argv.slice(2)
const app = express()
const server = createServer(app)
server.keepAliveTimeout = 0
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const { port } = server.address()
const parse = new ParseServer({
  // Names the adapter; the settings replace its values, because a URL cannot name a socket file here.
  databaseURI: 'postgres://localhost/',
  databaseOptions: JSON.parse(database),
  appId: 'bench',
  masterKey: 'bench',
  serverURL: `http://127.0.0.1:${port}/parse`,
  allowClientClassCreation: true,
  liveQuery: { classNames: ['Order'] },
  silent: true,
  logsFolder: null,
  // The order has a price from the menu and the next number, as in Casa Club; the numbers can have gaps.
  cloud: (Parse) => {
    let counterId
    Parse.Cloud.define('fill', async ({ params: { products } }) => {
      const counter = await new Parse.Object('Counter').save({ last: 0 }, { useMasterKey: true })
      counterId = counter.id
      const menu = products.map((product) => new Parse.Object('Product', product))
      await Parse.Object.saveAll(menu, { useMasterKey: true })
      return menu[0].id
    })
    Parse.Cloud.define('order', async ({ params: { lines, total } }) => {
      const found = await new Parse.Query('Product')
        .containedIn(
          'objectId',
          lines.map(({ productId }) => productId),
        )
        .find()
      if (found.reduce((sum, product) => sum + product.get('price'), 0) !== total)
        throw new Parse.Error(400, 'price changed')
      // An object per order: writes of one object wait for each other in this process.
      const counter = Parse.Object.extend('Counter').createWithoutData(counterId)
      counter.increment('last')
      await counter.save(null, { useMasterKey: true })
      const order = await new Parse.Object('Order').save({
        number: counter.get('last'),
        lines,
        total,
        status: 'pending',
      })
      return { number: order.get('number') }
    })
  },
})
await parse.start()
app.use('/parse', parse.app)
await ParseServer.createLiveQueryServer(server)
process.send?.(port)
