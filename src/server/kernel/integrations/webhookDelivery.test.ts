import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { webhookLimits } from '#contract/kernel/webhooks.limits.ts'
import { waitingKinds } from '#server/waitingKinds.ts'
import { mails } from '../mail/mail.table.ts'
import { checkNotifications, startNoticeSender } from '../waiting/notificationTasks.ts'
import { takeDelivery } from './webhookOutbox.queries.ts'
import { postEvent } from './webhookRequest.ts'
import { pruneDeliveries } from './webhookSender.ts'
import { eventBody } from './webhooks.rules.ts'
import { testWebhooks } from './webhooks.testkit.ts'

const { server, openReceiver, openWebhook, start, attempt, makeDue, query } = testWebhooks()
const { webhooks } = api.kernel

test('a delivery is signed over its time and body with the secret that was shown, and names the event and its id', async () => {
  const receiver = await openReceiver()
  const webhook = await openWebhook(receiver.url)
  await webhook.test()
  await attempt(webhook.id)
  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = receiver.received
  const [, time, signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(headers['casaclub-signature'] ?? '') ?? []
  expect(signature).toBe(createHmac('sha256', webhook.secret).update(`${time}.${body}`).digest('hex'))
  expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(600_000)
  const [delivery] = await webhook.deliveries()
  expect(delivery).toMatchObject({ event: 'webhook.test', result: 'delivered', status: 200, tries: 1, dueAt: null })
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'casaclub-event': 'webhook.test',
    'casaclub-event-id': delivery?.id,
  })
  const { id, createdAt: at } = delivery ?? {}
  expect(JSON.parse(body)).toEqual({ id, event: 'webhook.test', at, venue: webhook.venueId, data: {} })
  expect((await webhook.current()).last).toMatchObject({ result: 'delivered', status: 200 })
})

test('a delivery that gets a 500, a timeout or no connection is tried again with the same id until it is accepted', async () => {
  const receiver = await openReceiver((response, count) => {
    if (count === 1) response.writeHead(500).end()
    if (count === 3) response.writeHead(204).end()
  })
  const webhook = await openWebhook(receiver.url)
  await webhook.test()
  await attempt(webhook.id)
  const [refused] = await webhook.deliveries()
  expect(refused).toMatchObject({ result: 'refused', status: 500, tries: 1 })
  expect(Date.parse(refused?.dueAt ?? '')).toBeGreaterThan(Date.parse(refused?.attemptedAt ?? '') + 40_000)

  await makeDue(webhook.id)
  await attempt(webhook.id, { timeout: 300 })
  expect(await webhook.deliveries()).toMatchObject([{ result: 'timeout', status: null, tries: 2 }])

  const { version, name, events, url } = await webhook.current()
  const edit = { id: webhook.id, name, events }
  await webhook.admin.call(webhooks.update, { ...edit, version, url: 'http://127.0.0.1:9/' })
  await makeDue(webhook.id)
  await attempt(webhook.id)
  expect(await webhook.deliveries()).toMatchObject([{ result: 'unreachable', status: null, tries: 3 }])

  await webhook.admin.call(webhooks.update, { ...edit, version: version + 1, url })
  await makeDue(webhook.id)
  await attempt(webhook.id)
  expect(await webhook.deliveries()).toMatchObject([{ result: 'delivered', status: 204, tries: 4, dueAt: null }])
  expect(new Set(receiver.events().map(({ id }) => id)).size).toBe(1)
})

test('a redirect is not followed, and a response of another protocol or without an end does not hold the delivery', async () => {
  const target = await openReceiver()
  const redirecting = await openReceiver((response) => response.writeHead(302, { location: target.url }).end())
  const webhook = await openWebhook(redirecting.url)
  await webhook.test()
  await attempt(webhook.id)
  expect(await webhook.deliveries()).toMatchObject([{ result: 'redirected', status: 302 }])
  expect([redirecting.received.length, target.received.length]).toEqual([1, 0])

  const upgrading = await openReceiver(({ socket }) =>
    socket?.end('HTTP/1.1 101 Other\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  )
  const odd = await openWebhook(upgrading.url)
  await odd.test()
  await attempt(odd.id, { timeout: 3_600_000 })
  expect(await odd.deliveries()).toMatchObject([{ result: 'unreachable', status: null }])

  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const endless = await openReceiver((response) => {
    response.on('close', resolve)
    const write = () => !response.destroyed && response.write('x'.repeat(10_000), () => setImmediate(write))
    write()
  })
  const other = await openWebhook(endless.url)
  await other.test()
  await attempt(other.id, { timeout: 3_600_000 })
  expect(await other.deliveries()).toMatchObject([{ result: 'delivered', status: 200 }])
  await closed
})

test('without WEBHOOKS_ALLOW_PRIVATE nothing is sent to http, to a private address, or to a name that resolves to one', async () => {
  const receiver = await openReceiver()
  const { port } = new URL(receiver.url)
  const original = server.kernel.configuration
  for (const url of [receiver.url, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`]) {
    const webhook = await openWebhook(url)
    await webhook.test()
    server.kernel.configuration = { ...original, webhooksAllowPrivate: false }
    await attempt(webhook.id)
    server.kernel.configuration = original
    expect(await webhook.deliveries(), url).toMatchObject([{ result: 'forbidden', status: null, tries: 1 }])
  }
  expect(receiver.received).toEqual([])
})

test('a delivery that was sent by a node that ended before it recorded the result is sent again with the same id', async () => {
  const receiver = await openReceiver()
  const webhook = await openWebhook(receiver.url)
  await webhook.test()
  const { database } = server.kernel
  const due = { ...webhook, isFailing: false }
  const taken = await database.asTask('write', (db) => takeDelivery(db, due, 120))
  if (!taken) throw new Error('Nothing was due.')
  await postEvent({ url: taken.url, body: eventBody(taken), headers: {}, timeout: 3_600_000, allowPrivate: true })
  expect(await database.asTask('write', (db) => takeDelivery(db, due, 120)), 'leased to the ended node').toBe(null)
  await makeDue(webhook.id)
  await attempt(webhook.id)
  expect(receiver.events()).toMatchObject([{ id: taken.id }, { id: taken.id }])
  expect(await webhook.deliveries()).toMatchObject([{ result: 'delivered', tries: 1 }])
})

test('several nodes deliver each event of a webhook once', async () => {
  const receiver = await openReceiver()
  const webhook = await openWebhook(receiver.url)
  for (let n = 0; n < 8; n++) await webhook.test()
  for (let n = 0; n < 3; n++) start()
  await expect.poll(() => receiver.received.length, { timeout: 120_000 }).toBe(8)
  await expect
    .poll(async () => (await webhook.deliveries()).every(({ result }) => result === 'delivered'), { timeout: 120_000 })
    .toBe(true)
  expect(new Set(receiver.events().map(({ id }) => id)).size).toBe(8)
  expect(receiver.received).toHaveLength(8)
})

test('receivers that never answer do not delay other webhooks, even if they are more than a node sends to at the same time', async () => {
  const dead = await openReceiver(() => {})
  const working = await openReceiver()
  const failing = [await openWebhook(dead.url), await openWebhook(dead.url), await openWebhook(dead.url)]
  for (const { test: send } of failing) await send()
  await query('update kernel_webhooks set failing_since = now()')
  const webhook = await openWebhook(working.url)
  start({ timeout: 3_600_000, slots: 2 })
  await expect.poll(() => dead.received.length, { timeout: 120_000 }).toBe(1)
  await webhook.test()
  await webhook.test()
  await expect.poll(() => working.received.length, { timeout: 120_000 }).toBe(2)
  expect(dead.received).toHaveLength(1)
})

test('a paused webhook gets nothing, and what was waiting or happened meanwhile is not sent when it is resumed', async () => {
  const receiver = await openReceiver()
  const webhook = await openWebhook(receiver.url)
  const { id, admin } = webhook
  await webhook.test()
  await admin.call(webhooks.pause, { id })
  expect(await webhook.current()).toMatchObject({ pauseReason: 'admin' })
  await expect(webhook.test()).rejects.toMatchObject({ code: 'webhook_paused' })
  const [canceled] = await webhook.deliveries()
  expect(canceled).toMatchObject({ result: 'canceled', dueAt: null, tries: 0 })
  const again = { id: canceled?.id ?? '' }
  await expect(admin.call(webhooks.resend, again)).rejects.toMatchObject({ code: 'webhook_paused' })
  await admin.call(webhooks.resume, { id })
  await attempt(id)
  expect(receiver.received).toEqual([])
  await admin.call(webhooks.resend, again)
  await attempt(id)
  expect(receiver.events()).toMatchObject([again])
})

test('a delivery is given up after a day, and a webhook without a delivery for days is paused with a notice to the admins', async () => {
  const receiver = await openReceiver((response) => response.writeHead(503).end())
  const webhook = await openWebhook(receiver.url)
  const { id, admin, venueId, as } = webhook
  const failLast = async () => {
    await webhook.test()
    await query(`update kernel_webhook_deliveries set tries = 13 where webhook_id = '${id}' and sent_at is null`)
    await attempt(id)
  }
  await failLast()
  expect(await webhook.deliveries()).toMatchObject([{ result: 'refused', status: 503, tries: 14, dueAt: null }])
  expect(await webhook.current(), 'for one day').toMatchObject({ pauseReason: null })
  await query(`update kernel_webhooks set failing_since = now() - interval '4 days' where id = '${id}'`)
  await failLast()
  expect(await webhook.current()).toMatchObject({ pauseReason: 'failures' })

  await checkNotifications(server.kernel, waitingKinds)
  const stop = startNoticeSender(server.kernel, waitingKinds)
  const queued = () => server.kernel.database.inVenue(venueId, 'read', (db) => db.select().from(mails))
  await expect.poll(queued, { timeout: 120_000 }).toHaveLength(1)
  await stop()
  expect((await queued())[0]).toMatchObject({
    recipient: admin.mail,
    subject: expect.stringContaining('Webhooks en pausa por fallas, Contabilidad'),
  })
  const count = async (caller: typeof admin) =>
    (await caller.call(api.kernel.waiting.counts)).find(({ kind }) => kind === 'kernel.webhooks')?.count
  expect(await count(admin)).toBe(1)
  expect(await count(await as('staff'))).toBe(undefined)
  await admin.call(webhooks.resume, { id })
  expect(await webhook.current()).toMatchObject({ pauseReason: null })
})

test('deliveries are listed in pages, and deleted after 30 days', async () => {
  const receiver = await openReceiver()
  const webhook = await openWebhook(receiver.url)
  const { id, venueId, admin } = webhook
  await query(`insert into kernel_webhook_deliveries (venue_id, webhook_id, event, data, created_at, sent_at)
    select ${venueId}, '${id}', 'order.created', '{}', now() - n * interval '1 day', now() from generate_series(1, 60) n`)
  const first = await admin.call(webhooks.deliveries, { id })
  expect(first.deliveries).toHaveLength(webhookLimits.shown)
  const second = await admin.call(webhooks.deliveries, { id, after: first.next ?? '' })
  expect(new Set([...first.deliveries, ...second.deliveries].map((delivery) => delivery.id)).size).toBe(50)
  await pruneDeliveries(server.kernel)
  const { rows } = await query(`select from kernel_webhook_deliveries where webhook_id = '${id}'`)
  expect(rows).toHaveLength(29)
})
