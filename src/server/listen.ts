import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HttpApp } from './app.ts'
import { discardRestOfBody } from './kernel/http/discardRestOfBody.ts'
import { uploadDeadline } from './kernel/http/requests.ts'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import { withTimeout } from './kernel/withTimeout.ts'

/** Milliseconds. Longer than the intake's deadline, which sends a proper response. */
const requestTimeout = uploadDeadline + 15_000
const headersTimeout = 10_000
/** Milliseconds after which a connection without traffic is closed; live streams send a heartbeat more often. */
const idleAtMost = 120_000
/** Milliseconds in which live streams can send their last event after the hub has closed them. */
const streamEndTimeout = 1_000

interface ListeningServer {
  port: number
  /**
   * Waits until the running requests have their responses, at most for the given time. New requests are still served;
   * their connections are closed after the response.
   */
  drain(milliseconds: number): Promise<void>
  /**
   * Closes all connections and aborts the signals of requests that still run. A write that has not been committed is
   * rolled back; one that has been committed stays, and a browser that repeats it sends the same id.
   */
  close(): Promise<void>
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

export const listen = ({ app, respondFromCache }: HttpApp, host: string, port: number, idleTimeout = idleAtMost) =>
  new Promise<ListeningServer>((resolve, reject) => {
    const running = new Set<ServerResponse>()
    /** Live streams. They do not end by themselves, so `drain` does not wait for them. */
    const streams = new Set<ServerResponse>()
    let draining = false

    /** Sends cached responses before the framework sees the request. */
    const createCachingServer = ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, (request, outgoing) => {
        if (draining) outgoing.shouldKeepAlive = false
        const expectsBody = hasBody(request)
        const isSent = !expectsBody && respondFromCache(request, outgoing)
        // The operating system has all bytes already, so `drain` need not wait. The listeners took an eighth of the CPU time.
        if (isSent && outgoing.writableLength === 0) return
        running.add(outgoing)
        outgoing.once('close', () => running.delete(outgoing) || streams.delete(outgoing))
        if (expectsBody) outgoing.once('finish', () => discardRestOfBody(request))
        if (!isSent) listener(request, outgoing)
      })) as typeof createServer
    const fetch = async (request: Request, env: HttpEnv['Bindings'] & { outgoing: ServerResponse }) => {
      const response = await app.fetch(request, env)
      const { outgoing, eventStream } = env
      if (!eventStream) return response
      if (running.delete(outgoing)) streams.add(outgoing)
      // Written directly: as the body of a Response, events took a third more time, and a stream 21 in place of 9 kB of objects.
      // The end of the connection ends the stream, so that an event is one write in place of a chunk with its length.
      outgoing.useChunkedEncodingByDefault = false
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      // Written alone, the head is stored as one string, in place of the 50 parts that Node has joined.
      outgoing.flushHeaders()
      // Events go to the socket: the response would hold each one back until the events of all other screens are written.
      eventStream.writeTo(outgoing, outgoing.socket ?? outgoing)
      return RESPONSE_ALREADY_SENT
    }
    const waitForAll = (responses: Set<ServerResponse>, milliseconds: number) => {
      const closed = [...responses].map((outgoing) => new Promise((resolve) => outgoing.once('close', resolve)))
      return withTimeout(milliseconds, Promise.all(closed)).catch(() => {})
    }

    const options = {
      fetch: fetch as typeof app.fetch,
      createServer: createCachingServer,
      hostname: host,
      port,
      // Otherwise the library closes the connection 500 ms after a response whose request is still arriving; see
      // discardRestOfBody.
      autoCleanupIncoming: false,
    }
    const server = serve(options, (address) => {
      resolve({
        port: address.port,
        async drain(milliseconds) {
          draining = true
          server.closeIdleConnections()
          for (const outgoing of running) outgoing.shouldKeepAlive = false
          await waitForAll(running, milliseconds)
        },
        async close() {
          const closed = new Promise((resolve) => server.close(resolve))
          await waitForAll(streams, streamEndTimeout)
          server.closeAllConnections()
          await closed
        },
      })
    }) as Server
    server.requestTimeout = requestTimeout
    server.headersTimeout = headersTimeout
    // Longer than proxies keep an idle connection (usually 60 s): they would send requests into one that is being closed.
    server.keepAliveTimeout = 75_000
    server.timeout = idleTimeout
    server.once('error', reject)
  })
