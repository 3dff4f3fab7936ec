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

/** A TCP proxy between browser and server that can be cut without the browser being informed. */
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
    /** Breaks all connections and refuses new ones until `meanwhile` has ended. */
    async cut(meanwhile: () => Promise<unknown> = () => pause(300)) {
      await closeDown()
      await meanwhile()
      await listenOn(server, port)
    },
    /** Changes the server's responses from now on. */
    change(by: (bytes: Buffer) => Buffer) {
      change = by
    },
    close: closeDown,
  }
}

/** Lets a request reach the server and drops its response. */
export const lose = async (route: Route) => {
  await route.fetch()
  await route.abort()
}
