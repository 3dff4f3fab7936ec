import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'

const listenOn = async (server: Server, port: number) => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return address && typeof address === 'object' ? address.port : port
}

/**
 * A TCP proxy between browser and server. It can stop forwarding while its connections stay open, so the browser gets
 * no error.
 */
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
    /** From now on, live streams that open name another build of the server. */
    changeBuild() {
      change = (bytes) => {
        const said = bytes.toString('latin1')
        return said.includes('event: hello')
          ? Buffer.from(said.replace(/"build":"\w{4}/, '"build":"0000'), 'latin1')
          : bytes
      }
    },
    close: closeDown,
  }
}

/** Lets a request reach the server and drops its response. */
export const dropResponse = async (route: Route) => {
  await route.fetch()
  await route.abort()
}

const liveStream = '**/api/live**'

/** Blocks the live stream of a page, which then learns of changes only when it sends a request. */
export const blockLiveStream = (page: Page) => page.route(liveStream, (route) => route.abort())

/**
 * Holds the live stream's requests until the returned function is called. A stream that opens after a write was stored, or
 * fails, makes the page read the result although the write's response was dropped.
 */
export const holdLiveStream = async (page: Page) => {
  await page.route(liveStream, () => {})
  return () => page.unroute(liveStream)
}
