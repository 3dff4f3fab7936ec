import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Route } from '@playwright/test'

const listenOn = async (server: Server, port: number) => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return address && typeof address === 'object' ? address.port : port
}

/** A network between a browser and the server that can be cut: no word of it reaches the browser beforehand. */
export const openNetwork = async (serverAddress: string) => {
  const { hostname, port: serverPort } = new URL(serverAddress)
  const sockets = new Set<Socket>()
  let change = (bytes: Buffer): Buffer => bytes
  const server = createServer((near) => {
    const far = connect(Number(serverPort), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(from === far ? change(bytes) : bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const port = await listenOn(server, 0)
  const closeDown = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    address: `http://127.0.0.1:${port}`,
    /** Every connection breaks and none can be made, for as long as `meanwhile` takes. */
    async cut(meanwhile: () => Promise<unknown> = () => pause(300)) {
      await closeDown()
      await meanwhile()
      await listenOn(server, port)
    },
    /** From now on what the server says arrives changed. */
    change(by: (bytes: Buffer) => Buffer) {
      change = by
    },
    close: closeDown,
  }
}

/** What was asked for is done, and the answer is lost on its way. */
export const lose = async (route: Route) => {
  await route.fetch()
  await route.abort()
}
