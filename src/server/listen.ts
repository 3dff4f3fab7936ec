import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from './kernel/http/safety.ts'

/** A client that sends its request slower than this is not one of ours. */
const requestTimeout = 20_000
const headersTimeout = 10_000

export const listen = (app: Hono<HttpEnv>, host: string, port: number) =>
  new Promise<{ port: number; close(): Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (address) => {
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            // Streams and idle connections have no reason to end by themselves.
            server.closeAllConnections()
          }),
      })
    }) as Server
    server.requestTimeout = requestTimeout
    server.headersTimeout = headersTimeout
    server.keepAliveTimeout = 30_000
    server.once('error', reject)
  })
