// Installs other products from npm and measures them and Casa Club in turn with the same menu, the same order and the same number
// of listeners, each on its own database of one PostgreSQL: node bench/peers.ts. Requires a build: npm test -- build
import { median } from './kit.ts'
import { startCasaClub } from './peers/casaClub.ts'
import { startDirectus } from './peers/directus.ts'
import { startParse } from './peers/parse.ts'
import { type Peer, plan, stopPeers } from './peers/peer.ts'
import { measureLoad, withDataDir } from './servers.ts'

const { products, connections, seconds, orders, listeners, rounds } = plan

const sendOrders = async (peer: Peer, from: number) => {
  let next = from
  const since = performance.now()
  const turn = async () => {
    while (next < from + orders) await peer.order(next++)
  }
  await Promise.all(Array.from({ length: connections }, turn))
  return orders / ((performance.now() - since) / 1000)
}

/** Measures each product in turn, round by round. */
const inTurn = async (peers: Peer[], measure: (peer: Peer, round: number) => Promise<number>) => {
  const results = new Map(peers.map((peer) => [peer, [] as number[]]))
  for (let round = 0; round < rounds; round++)
    for (const [peer, numbers] of results) numbers.push(await measure(peer, round))
  return (peer: Peer, unit: string) => {
    const numbers = results.get(peer) ?? []
    const [low, middle, high] = [Math.min(...numbers), median(numbers), Math.max(...numbers)].map((number) =>
      Math.round(number).toLocaleString('en'),
    )
    return `${middle}${unit} (${low} to ${high})`
  }
}

const measure = async (peers: Peer[]) => {
  const menus = await inTurn(peers, async (peer) => {
    const { rate } = await measureLoad(peer, { ...peer.menu, connections: 32, seconds })
    return rate
  })
  const sent = await inTurn(peers, (peer, round) => sendOrders(peer, round * orders))
  const heard = new Map<Peer, Awaited<ReturnType<Peer['listen']>>>()
  for (const peer of peers) heard.set(peer, await peer.listen())
  const times = await inTurn(peers, async (peer, round) => {
    const time = await heard.get(peer)?.slowest(() => peer.order(orders * rounds + round))
    return time ?? Number.NaN
  })
  for (const listening of heard.values()) await listening.close()
  return peers.map((peer) => [peer.name, menus(peer, '/s'), sent(peer, '/s'), times(peer, ' ms')])
}

await withDataDir(async (dataDir) => {
  const peers = [await startCasaClub(dataDir)]
  try {
    for (const [name, start] of Object.entries({ 'Parse Server': startParse, Directus: startDirectus })) {
      try {
        peers.push(await start(dataDir))
      } catch (error) {
        process.stdout.write(`${name} was not measured: ${String(error).split('\n')[0]}\n`)
      }
    }
    const head = ['product', `menu of ${products} products`, `orders at ${connections} connections`]
    const table = [
      [...head, `until the last of ${listeners} screens knows of an order`],
      Array(4).fill('---'),
      ...(await measure(peers)),
    ]
    process.stdout.write(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
  } finally {
    await stopPeers()
  }
})
