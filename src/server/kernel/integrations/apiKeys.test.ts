import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import { perMinute } from '#contract/kernel/callLimits.ts'
import { apiKeyLimits, type Scope } from '#contract/kernel/scopes.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openBudgets } from '../limits/budgets.ts'
import { endpointsOf } from '../rules.ts'
import { keyDocument } from './keyDocument.ts'
import { scopesOfEndpoints } from './keyScopes.ts'

const server = sharedServer()
const { apiKeys, activity } = api.kernel

interface KeyCallOptions {
  headers?: Record<string, string>
  address?: string
}

/** Sends a request as a program does: with a key, without a cookie and without an Origin header. */
const send = (
  key: string,
  target: string,
  body?: object,
  { headers = {}, address = '127.0.0.1' }: KeyCallOptions = {},
) =>
  server.app.app.fetch(
    new Request(`http://localhost${target}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    }),
    { incoming: { socket: { remoteAddress: address } } },
  )
const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status

const openKey = async (...scopes: Scope[]) => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const made = await admin.call(apiKeys.create, { id: randomUUID(), name: 'Contabilidad', scopes })
  return { ...venue, admin, ...made }
}

const newRoom = () => ({ id: randomUUID(), kind: 'room' })

test('an API key reads and writes the features of its scopes as staff, without cookie or origin, and the activity log names it', async () => {
  const { key, admin, venueId } = await openKey('rooms:write', 'orders:read')
  const made = await send(key, '/api/hotel/rooms/create', newRoom())
  expect(await made.json()).toMatchObject({ kind: 'room' })
  expect(await (await send(key, `/api/hotel/rooms/list?venue=${venueId}&kind=room`)).json()).toHaveLength(1)
  expect(await statusOf(key, '/api/hotel/orders/board')).toBe(200)
  const { entries } = await admin.call(activity.list, {})
  expect(entries[0]).toMatchObject({ actor: 'Contabilidad (clave de API)' })
  const [listed] = await admin.call(apiKeys.list)
  expect(listed).toMatchObject({ name: 'Contabilidad', scopes: ['orders:read', 'rooms:write'], createdBy: 'admin' })
  await expect.poll(async () => (await admin.call(apiKeys.list))[0]?.lastUsedAt).not.toBeNull()
  expect(JSON.stringify([listed, entries]), 'the key is shown once').not.toContain(key.split('.').at(-1))
})

test('an API key is refused outside of its scopes, with the name of the missing one, also if a cookie or a shared response would allow the call', async () => {
  const { key, admin, venueId } = await openKey('rooms:read', 'menus:write')
  const { cookie } = admin
  await admin.call(api.hotel.orders.board)
  const missing = await send(key, '/api/hotel/orders/board', undefined, { headers: { cookie } })
  expect(missing.status).toBe(403)
  expect((await missing.json()).message).toContain('le falta el permiso “Pedidos y cuentas: leer” (orders:read)')
  const writing = await send(key, '/api/hotel/rooms/create', newRoom(), { headers: { cookie } })
  expect(await writing.json()).toMatchObject({ code: 'missing_scope', status: 403 })
  for (const target of [
    '/api/kernel/users/names',
    '/api/kernel/apiKeys/list',
    '/api/hotel/outlets/create',
    '/api/openapi.json',
    '/api/live',
    '/api/hotel/rooms/sheet/',
    `/api/hotel/rooms/list?venue=${venueId + 1}&kind=room`,
  ])
    expect(await statusOf(key, target, undefined, { headers: { cookie } }), target).toBe(403)
  expect((await send(key, '/dashboard')).headers.get('location'), 'a page ignores the key').toContain('/login')
})

test('unknown, revoked and foreign API keys are refused, and counted by network without harm to a valid one', async () => {
  const { key, admin, id } = await openKey('rooms:read')
  const { key: foreign } = await openKey('rooms:read')
  const address = '198.51.100.7'
  const target = '/api/hotel/rooms/sheet?kind=room'
  const [venue, , secret] = foreign.replace('casa_', '').split('.')
  const wrong = ['casa_', 'casa_1.2.3', `casa_${venue}.${id}.${secret}`, key.slice(0, -4), `${key.slice(0, -3)}xyz`]
  for (const one of wrong) expect(await statusOf(one, target, undefined, { address }), one).toBe(401)
  for (let n = 0; n < 60; n++) await send('casa_x', target, undefined, { address })
  const locked = await send('casa_x', target, undefined, { address })
  expect([locked.status, Number(locked.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(await statusOf(key, target, undefined, { address })).toBe(200)
  await admin.call(apiKeys.revoke, { id })
  expect(await statusOf(key, target)).toBe(401)
  expect(await admin.call(apiKeys.list)).toEqual([])
})

test('an API key that calls too often is told to wait, and a venue has a limited number of keys', async () => {
  const { key, admin, id, venueId } = await openKey('rooms:read')
  const { limits } = server.kernel
  const unlimited = limits.budgets
  limits.budgets = openBudgets()
  // The budget is used up one minute ahead, so that no pause of the machine refills it.
  for (let n = 0; n < apiKeyLimits.callsPerMinute; n++)
    limits.budgets.take(`api key ${venueId} ${id}`, perMinute(apiKeyLimits.callsPerMinute), performance.now() + 60_000)
  const refused = await send(key, '/api/hotel/rooms/sheet?kind=room')
  limits.budgets = unlimited
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  const create = () => admin.call(apiKeys.create, { id: randomUUID(), name: 'Otra', scopes: ['news:read'] })
  for (let n = 1; n < apiKeyLimits.keys; n++) await create()
  await expect(create()).rejects.toMatchObject({ code: 'too_many_keys' })
})

test('a repeated creation of an API key returns a working key until the first use', async () => {
  const { admin } = await openKey('rooms:read')
  const input = { id: randomUUID(), name: 'Reportes', scopes: ['rooms:read' as const] }
  await admin.call(apiKeys.create, input)
  const { key } = await admin.call(apiKeys.create, input)
  expect(await statusOf(key, '/api/hotel/rooms/sheet?kind=room')).toBe(200)
  await expect.poll(async () => (await admin.call(apiKeys.list))[1]?.lastUsedAt).not.toBeNull()
  await expect(admin.call(apiKeys.create, input)).rejects.toMatchObject({ code: 'gone' })
})

test('the document of the typed client has the endpoints that API keys can call, and no others', async () => {
  const { paths } = await keyDocument(contract)
  const named = Object.keys(paths).map((path) => path.slice(1).replaceAll('/', '.'))
  expect(named).toEqual([...scopesOfEndpoints(contract).keys()])
  expect(paths['/hotel/rooms/create']).toMatchObject({ post: { description: 'Scope rooms:write' } })
})

test('no scope admits an endpoint of the kernel, of admins only, or one that needs a recent sign-in or compares a secret', () => {
  const rulesOf = new Map(endpointsOf(contract).map(({ endpoint, rules }) => [endpoint, rules]))
  for (const endpoint of scopesOfEndpoints(contract).keys()) {
    const rules = rulesOf.get(endpoint)
    expect(endpoint).not.toMatch(/^kernel\./)
    expect(rules?.who, endpoint).toContain('staff')
    expect(rules, endpoint).not.toMatchObject({ requiresRecentSignIn: true })
    expect(rules?.limit?.secret, endpoint).toBeUndefined()
  }
})
