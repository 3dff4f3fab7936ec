// Parse Server with the same menu and the same order, for bench/peers.ts. It is copied beside the installed packages and started
// with the URL of an empty PostgreSQL database.
import { createServer } from 'node:http'
import express from 'express'
import { ParseServer } from 'parse-server'

const [databaseURI] = process.argv.slice(2)
const app = express()
const server = createServer(app)
server.keepAliveTimeout = 0
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const { port } = server.address()
const parse = new ParseServer({
  databaseURI,
  appId: 'bench',
  masterKey: 'bench',
  serverURL: `http://127.0.0.1:${port}/parse`,
  allowClientClassCreation: true,
  liveQuery: { classNames: ['Order'] },
  silent: true,
  logsFolder: null,
  // The order has a price from the menu and the next number, as in Casa Club; the number can have gaps.
  cloud: (Parse) => {
    let counter
    Parse.Cloud.define('fill', async ({ params: { products } }) => {
      counter = await new Parse.Object('Counter').save({ last: 0 }, { useMasterKey: true })
      const menu = Array.from(
        { length: products },
        (_, n) =>
          new Parse.Object('Product', {
            name: `Producto ${n}`,
            price: 1000 + n,
            order: n,
            hidden: false,
            description: 'Con pan, ensalada y papas',
            options: [],
          }),
      )
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
