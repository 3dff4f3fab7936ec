import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { Hub } from './kernel/live/hub.ts'
import { version } from './kernel/version.ts'
import { withTimeout } from './kernel/withTimeout.ts'

/** Time limit for the test query to the database, in milliseconds. */
const readyTimeout = 3_000

/**
 * Serves the state of the node to load balancers and monitoring. /readyz responds with 503 once `stopping` has aborted, and while
 * the disk is full or the database or its notifications are unavailable.
 */
export const healthServer = (kernel: Kernel, hub: Hub, build: string, stopping: AbortSignal) => {
  const app = new Hono<HttpEnv>()
  app.get('/healthz', (c) => c.text('alive'))
  app.get('/version', (c) => c.json({ version, build, node: process.version }))
  app.get('/readyz', async (c) => {
    if (stopping.aborted) return c.text('the server is about to stop', 503)
    if (hub.isDisconnected) return c.text('notifications from the database do not arrive', 503)
    const { state } = await kernel.disk.read()
    c.header('x-disk', state)
    if (state === 'full') return c.text('the disk is full', 503)
    try {
      await withTimeout(
        readyTimeout,
        kernel.database.transaction('read', (db) => db.execute(sql`select 1`)),
      )
      return c.text('ready')
    } catch {
      return c.text('the database does not answer', 503)
    }
  })
  return app
}
