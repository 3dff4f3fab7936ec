import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { programs, startCluster } from './highAvailability.testkit.ts'
import { post, startProcess, stopAll } from './processes.ts'

/** Kills of a run. Twenty take half an hour on two cores. */
const kills = Number(process.env.HA_KILLS ?? 3)
/** Promised limit in seconds, from the kill to the next acknowledged order. */
const outageAtMost = 15
const writers = 4

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe.skipIf(Object.values(programs).includes(''))(
  'database failover, with the files of deploy/high-availability',
  () => {
    test(`three nodes and three database members lose no acknowledged order when the leader is killed ${kills} times`, async () => {
      const nodePorts = [await freePort(), await freePort(), await freePort()]
      const cluster = await startCluster(nodePorts.map((port) => `127.0.0.1:${port}`))
      const over = new AbortController()
      try {
        await cluster.whenComplete()
        await cluster.createDatabase()
        // The first node creates the demo; the others find it.
        for (const port of nodePorts)
          await startProcess({
            DATABASE_URL: cluster.databaseUrl,
            DATA_DIR: path.join(cluster.folder, `node-${port}`),
            PORT: String(port),
            PUBLIC_URL: cluster.origin,
          })
        const signIn = await post(cluster.origin, 'kernel/identity/signIn', {
          mail: 'admin@casaclub.test',
          password: 'demo-admin-1',
        })
        const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
        const { rows } = await cluster.asSuperuser<{ stayId: string; productId: string }>(
          'casaclub',
          `select (select stay_id from hotel_occupied where venue_id = 1 limit 1) as "stayId",
          (select id from hotel_products where venue_id = 1 and stock and remaining is null and options = '[]' limit 1) as "productId"`,
        )
        const { stayId, productId } = rows[0] ?? {}

        const acknowledged: { id: string; at: number }[] = []
        const statuses = new Map<string, number>()
        const write = async () => {
          while (!over.signal.aborted) {
            const order = {
              id: randomUUID(),
              stayId,
              lines: [{ id: randomUUID(), productId, quantity: 1, choices: [], comment: '', outletId: null }],
            }
            // A phone or a browser repeats its request with the same id until it has a response.
            for (let isDone = false; !isDone && !over.signal.aborted; ) {
              const response = await post(cluster.origin, 'hotel/orders/enter', order, cookie).catch((error) =>
                String(error.cause?.code ?? error),
              )
              const status = typeof response === 'string' ? response : String(response.status)
              statuses.set(status, (statuses.get(status) ?? 0) + 1)
              isDone = status === '200'
              if (isDone) acknowledged.push({ id: order.id, at: performance.now() })
              else await pause(100)
            }
          }
        }
        const writing = Array.from({ length: writers }, write)
        await expect.poll(() => acknowledged.length).toBeGreaterThan(20)

        const outages: number[] = []
        for (let n = 0; n < kills; n++) {
          const killed = performance.now()
          const leader = await cluster.killLeader()
          const recovered = () => acknowledged.find(({ at }) => at > killed + 1_000)
          await expect.poll(recovered, { interval: 50, timeout: 120_000 }).toBeDefined()
          const [before, after] = [
            acknowledged.findLast(({ at }) => at <= killed + 1_000)?.at ?? killed,
            recovered()?.at ?? 0,
          ]
          outages.push((after - Math.max(before, killed)) / 1000)
          await cluster.startMember(leader)
          await cluster.whenComplete(180)
          console.log(
            `${n + 1}: ${leader} killed, no order for ${outages.at(-1)?.toFixed(1)} s, ${acknowledged.length} orders so far`,
          )
        }
        over.abort()
        await Promise.all(writing)
        const stored = await cluster.asSuperuser<{ id: string; number: number }>(
          'casaclub',
          'select id, number from hotel_orders where venue_id = 1',
        )
        const ids = new Set(stored.rows.map(({ id }) => id))
        console.log(
          `${kills} kills: ${acknowledged.length} acknowledged orders, ${stored.rowCount} stored, longest pause ${Math.max(...outages).toFixed(1)} s, responses ${JSON.stringify([...statuses])}`,
        )
        expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([])
        expect(new Set(stored.rows.map(({ number }) => number)).size).toBe(
          Math.max(...stored.rows.map(({ number }) => number)),
        )
        expect([...statuses.keys()].toSorted()).toEqual(['200', '503'])
        expect(Math.max(...outages)).toBeLessThan(outageAtMost)
      } catch (error) {
        console.error(await cluster.logs())
        throw error
      } finally {
        over.abort()
        await stopAll()
        await cluster.stop()
      }
    })
  },
)
