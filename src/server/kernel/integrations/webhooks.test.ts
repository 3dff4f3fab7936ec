import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { webhookLimits } from '#contract/kernel/webhooks.limits.ts'
import { isPrivateAddress } from './webhookAddresses.ts'
import { retryDelay } from './webhooks.rules.ts'
import { testWebhooks } from './webhooks.testkit.ts'

const { server, query } = testWebhooks()
const { webhooks, activity } = api.kernel

const draft = (fields: object = {}) => ({
  id: randomUUID(),
  name: 'Contabilidad',
  url: 'https://contabilidad.example/avisos',
  events: ['order.created' as const],
  ...fields,
})

test('the secret of a webhook is returned by its creation only, and by a repeated one until the first delivery', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const input = draft({ events: ['payment.recorded', 'order.created', 'order.created'] })
  const { secret } = await admin.call(webhooks.create, input)
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  expect((await admin.call(webhooks.create, input)).secret).toBe(secret)
  const other = await (await server.openVenue()).as('admin')
  expect((await other.call(webhooks.create, input)).secret).not.toBe(secret)
  await admin.call(webhooks.test, { id: input.id })
  await expect(admin.call(webhooks.create, input)).rejects.toMatchObject({ code: 'gone' })
  const listed = await admin.call(webhooks.list)
  expect(listed).toMatchObject([
    { name: 'Contabilidad', events: ['order.created', 'payment.recorded'], createdBy: 'admin', last: null },
  ])
  const { rows } = await query('select to_jsonb(w)::text from kernel_webhooks w')
  const { entries } = await admin.call(activity.list, {})
  expect(JSON.stringify([listed, rows, entries])).not.toContain(secret)
})

test('admins edit, pause, test and remove webhooks, the activity log names them, and other staff cannot', async () => {
  const venue = await server.openVenue()
  const [admin, staff] = [await venue.as('admin'), await venue.as('staff')]
  const { id, version } = await admin.call(webhooks.create, draft())
  const edited = { id, version, name: 'Reportes', url: 'https://reportes.example/', events: ['claim.created' as const] }
  expect(await admin.call(webhooks.update, edited)).toMatchObject({ name: 'Reportes', events: ['claim.created'] })
  await expect(admin.call(webhooks.update, edited)).rejects.toMatchObject({ code: 'stale' })
  await admin.call(webhooks.test, { id })
  await admin.call(webhooks.pause, { id })
  await admin.call(webhooks.resume, { id })
  for (const call of [
    () => staff.call(webhooks.list),
    () => staff.call(webhooks.deliveries, { id }),
    () => staff.call(webhooks.test, { id }),
    () => staff.call(webhooks.remove, { id }),
    () => staff.call(webhooks.create, draft()),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 })
  await query(`update kernel_sessions set authenticated_at = now() - interval '1 hour'
    where venue_id = ${venue.venueId}`)
  for (const call of [() => admin.call(webhooks.create, draft()), () => admin.call(webhooks.remove, { id })])
    await expect(call()).rejects.toMatchObject({ code: 'reauthentication_required' })
  const again = await venue.as('admin')
  await again.call(webhooks.remove, { id })
  await expect(again.call(webhooks.remove, { id })).rejects.toMatchObject({ code: 'gone' })
  const { entries } = await again.call(activity.list, {})
  expect(entries.filter(({ refused }) => !refused).map(({ action }) => action)).toEqual([
    'eliminó el webhook «Reportes»',
    'reanudó el webhook «Reportes»',
    'pausó el webhook «Reportes»',
    'probó el webhook «Reportes»',
    'editó el webhook «Reportes»',
    'creó el webhook «Contabilidad»',
  ])
  expect((await query(`select from kernel_webhook_deliveries where webhook_id = '${id}'`)).rowCount).toBe(0)
})

test('a venue has a limited number of webhooks', async () => {
  const admin = await (await server.openVenue()).as('admin')
  for (let n = 0; n < webhookLimits.webhooks; n++) await admin.call(webhooks.create, draft())
  await expect(admin.call(webhooks.create, draft())).rejects.toMatchObject({ code: 'too_many_webhooks' })
})

test('without WEBHOOKS_ALLOW_PRIVATE an address that is http or private is refused when it is entered', async () => {
  const original = server.kernel.configuration
  server.kernel.configuration = { ...original, webhooksAllowPrivate: false }
  const admin = await (await server.openVenue()).as('admin')
  const made = await admin.call(webhooks.create, draft())
  for (const url of [
    'http://contabilidad.example/',
    'https://127.1:8443/',
    'https://0x7f000001/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00:ec2::254]/',
  ]) {
    await expect(admin.call(webhooks.create, draft({ url })), url).rejects.toMatchObject({
      code: 'address_not_allowed',
    })
    const { id, version, name, events } = made
    const update = admin.call(webhooks.update, { id, version, name, events, url })
    await expect(update, url).rejects.toMatchObject({ code: 'address_not_allowed' })
  }
  for (const url of ['ftp://contabilidad.example/', 'https://ana:clave@contabilidad.example/', 'nada'])
    await expect(admin.call(webhooks.create, draft({ url })), url).rejects.toMatchObject({ status: 400 })
  server.kernel.configuration = original
})

test('private, loopback, link-local, shared and tunnelled addresses count as private, and others do not', () => {
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.100.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:192.168.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fe80::1',
    'fd12::1',
    'ff02::1',
  ])
    expect(isPrivateAddress(address), address).toBe(true)
  for (const address of ['8.8.8.8', '100.63.0.1', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700::1111'])
    expect(isPrivateAddress(address), address).toBe(false)
})

test('failed deliveries are retried for about a day, at times that differ by chance', () => {
  const hours = (random: number) => {
    let seconds = 0
    let tries = 0
    for (let delay = retryDelay(0, random); delay !== null; delay = retryDelay(++tries, random)) seconds += delay
    return [tries, seconds / 3600]
  }
  expect(hours(0.5)).toEqual([13, 24.25])
  expect(retryDelay(0, 0)).toBeCloseTo(48)
  expect(retryDelay(0, 1)).toBeCloseTo(72)
})
