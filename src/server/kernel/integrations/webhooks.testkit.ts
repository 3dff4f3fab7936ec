import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { api } from '#contract/api.ts'
import type { WebhookEvent } from '#contract/kernel/webhooks.limits.ts'
import { testServer } from '#server/testing/kit.ts'
import { startWebhookSender } from './webhookSender.ts'

interface Received {
  headers: Record<string, string>
  body: string
}

/** A server with webhooks that may use http and loopback, and functions to receive and send events. */
export const testWebhooks = () => {
  const server = testServer()
  const closing: (() => unknown)[] = []
  let owner: pg.Client
  beforeAll(async () => {
    server.kernel.configuration = { ...server.kernel.configuration, webhooksAllowPrivate: true }
    owner = new pg.Client(server.owner)
    await owner.connect()
  })
  afterAll(() => owner.end())
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  /** A program that receives events and responds with `respond`; if that ends no response, the request hangs. */
  const openReceiver = async (respond: (response: ServerResponse, count: number) => unknown = (r) => r.end()) => {
    const received: Received[] = []
    const receiver = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      received.push({ headers: request.headers as Record<string, string>, body })
      respond(response, received.length)
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    closing.push(() => {
      receiver.closeAllConnections()
      receiver.close()
    })
    const { port } = receiver.address() as AddressInfo
    const events = () => received.map(({ body }) => JSON.parse(body))
    return { url: `http://127.0.0.1:${port}/avisos`, received, events }
  }

  /** Starts a sender that is stopped after the test. */
  const start = (options?: Parameters<typeof startWebhookSender>[1]) => {
    const stop = startWebhookSender(server.kernel, options)
    closing.push(stop)
    return stop
  }

  interface Waiting {
    id: string
    tries: number
  }
  const waiting = async (id: string, condition: string) =>
    (
      await owner.query<Waiting>(
        `select id, tries from kernel_webhook_deliveries where webhook_id = $1 and sent_at is null ${condition}`,
        [id],
      )
    ).rows

  /** Lets due deliveries of a webhook be attempted once, and waits until the results are recorded. */
  const attempt = async (id: string, options?: Parameters<typeof startWebhookSender>[1]) => {
    const due = await waiting(id, 'and due_at <= now()')
    const stop = startWebhookSender(server.kernel, options)
    const isUnattempted = async () =>
      (await waiting(id, '')).some((row) => due.some((before) => before.id === row.id && before.tries === row.tries))
    await expect.poll(isUnattempted, { timeout: 120_000, interval: 50 }).toBe(false)
    await stop()
  }

  /** Moves the time of the next attempts of a webhook into the past. */
  const makeDue = (id: string) =>
    owner.query('update kernel_webhook_deliveries set due_at = now() where webhook_id = $1 and sent_at is null', [id])

  const openWebhook = async (url: string, events: WebhookEvent[] = ['order.created']) => {
    const venue = await server.openVenue()
    const admin = await venue.as('admin')
    const made = await admin.call(api.kernel.webhooks.create, { id: randomUUID(), name: 'Contabilidad', url, events })
    const { id } = made
    return {
      ...venue,
      ...made,
      admin,
      test: () => admin.call(api.kernel.webhooks.test, { id }),
      current: () => admin.call(api.kernel.webhooks.one, { id }),
      deliveries: async () => (await admin.call(api.kernel.webhooks.deliveries, { id })).deliveries,
    }
  }
  return { server, openReceiver, openWebhook, start, attempt, makeDue, query: (text: string) => owner.query(text) }
}
