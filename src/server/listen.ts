import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { serve } from '@hono/node-server'
import type { App } from './app.ts'
import { discardRest } from './kernel/http/discard.ts'
import { uploadDeadline } from './kernel/http/requests.ts'
import { within } from './kernel/within.ts'

/** The intake's own deadline comes first: it sends a response. */
const requestTimeout = uploadDeadline + 15_000
const headersTimeout = 10_000
/** A connection on which nothing moves for this long is given up; streams beat much more often. */
const stillAtMost = 120_000
/** Streams that were told to end have this long to say so. */
const lastWordsWithin = 1_000

interface Listening {
  port: number
  /**
   * Waits until what runs now has been answered, for at most so long. What comes meanwhile is still answered, on
   * connections that end with the answer.
   */
  drain(milliseconds: number): Promise<void>
  /**
   * Cuts what still runs then. The request's signal says to whoever works on it that no answer will arrive: known
   * before the commit, all of it can be taken back. From the commit on nobody can know whether the answer arrives:
   * then it is stored, and a browser that asks again does so under the same id.
   */
  close(): Promise<void>
}

export const listen = ({ app, front }: App, host: string, port: number, stillFor = stillAtMost) =>
  new Promise<Listening>((resolve, reject) => {
    const running = new Set<ServerResponse>()
    /** They have no end of their own to wait for: they are told to end. */
    const streams = new Set<ServerResponse>()
    let draining = false

    /** What is ready leaves before the framework has seen the request. */
    const withFront = ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, (request, outgoing) => {
        running.add(outgoing)
        outgoing.once('close', () => running.delete(outgoing) || streams.delete(outgoing))
        outgoing.once('finish', () => discardRest(request))
        if (draining) outgoing.shouldKeepAlive = false
        if (!front(request, outgoing)) listener(request, outgoing)
      })) as typeof createServer
    const fetch = async (request: Request, env: { outgoing: ServerResponse }) => {
      const { outgoing } = env
      const response = await app.fetch(request, env)
      const isStream = response.headers.get('content-type') === 'text/event-stream'
      if (isStream && running.delete(outgoing)) streams.add(outgoing)
      return response
    }
    const allSent = (answers: Set<ServerResponse>, milliseconds: number) => {
      const sent = [...answers].map((outgoing) => new Promise((resolve) => outgoing.once('close', resolve)))
      return within(milliseconds, Promise.all(sent)).catch(() => {})
    }

    const options = {
      fetch: fetch as typeof app.fetch,
      createServer: withFront,
      hostname: host,
      port,
      // The library closes the connection 500 ms after a response whose request is still arriving: see discardRest.
      autoCleanupIncoming: false,
    }
    const server = serve(options, (address) => {
      resolve({
        port: address.port,
        async drain(milliseconds) {
          draining = true
          server.closeIdleConnections()
          for (const outgoing of running) outgoing.shouldKeepAlive = false
          await allSent(running, milliseconds)
        },
        async close() {
          const closed = new Promise((resolve) => server.close(resolve))
          await allSent(streams, lastWordsWithin)
          server.closeAllConnections()
          await closed
        },
      })
    }) as Server
    server.requestTimeout = requestTimeout
    server.headersTimeout = headersTimeout
    server.keepAliveTimeout = 30_000
    server.timeout = stillFor
    server.once('error', reject)
  })
