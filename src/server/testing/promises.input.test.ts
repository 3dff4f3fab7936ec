import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'
import { fillDemo } from '#demo/demo.ts'
import { calls, operationsOf, type Sent, visits } from './hostile.ts'
import { testServer } from './kit.ts'
import { standIns } from './stand-ins.ts'

const server = testServer()
let owner: pg.Client
const ids: Record<string, string[]> = {}
beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
  await fillDemo(server.kernel, standIns)
  const { rows: tables } =
    await owner.query(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  for (const { name } of tables) {
    const { rows } = await owner.query(`select id from ${name} where venue_id = 1 limit 5`)
    ids[name] = rows.map((r: any) => r.id)
  }
}, 60000)
afterAll(() => owner.end())
const accounts = {
  admin: ['admin@casaclub.test', 'demo-admin-1'],
  staff: ['staff@casaclub.test', 'demo-staff-1'],
  screen: ['screen@casaclub.test', 'demo-screen-1'],
} as const
const cookies = new Map<string, string>()
const cookieOf = async (role: string) => {
  if (role === 'visitor') return undefined
  const known = cookies.get(role)
  if (known) return known
  const [mail, password] = accounts[role as 'admin']
  const answer = await server.ask(
    'kernel.identity.signIn',
    'write',
    { mail, password },
    { address: '10.0.0.' + Math.random() },
  )
  const c =
    answer.headers
      .getSetCookie()
      .find((x) => x.startsWith('casa_session='))
      ?.split(';')[0] ?? ''
  cookies.set(role, c)
  return c
}
const idsFor = (endpoint: string, field: string) => {
  const stem = field.replace(/^id(?=[A-Z])|Id$|s$/g, '').toLowerCase()
  const t = Object.keys(ids)
  if (/photo|logo|background/.test(stem)) return ids.kernel_files ?? []
  const named = t.filter((x) => stem.length > 2 && x.includes(stem.slice(0, 5)))
  const [product, feature] = endpoint.split('.')
  const own = t.filter((x) => x.startsWith(`${product}_${feature}`))
  const prod = t.filter((x) => x.startsWith(`${product}_`))
  const use = named.length ? named : own.length && Math.random() < 0.5 ? own : prod
  return use.flatMap((x) => ids[x] ?? [])
}
test('explore', async () => {
  const doc = await (await server.fetch('/api/openapi.json')).json()
  const ops = operationsOf(doc)
  const N = Number(process.env.N ?? 1000)
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  console.log('seed', seed)
  const all = fc.oneof(
    { weight: 4, arbitrary: calls(ops, idsFor) },
    { weight: 1, arbitrary: visits(Object.values(pages).map(({ path }) => path)) },
  )
  const sent: Sent[] = fc.sample(all, { numRuns: N, seed })
  const bad = new Map<string, any>()
  const statuses: Record<string, number> = {}
  const t = performance.now()
  const slow: any[] = []
  for (const one of sent) {
    const cookie = one.headers.cookie ?? (await cookieOf(one.role))
    if (/identity|screens\/claim/.test(one.target)) cookies.delete(one.role)
    let r: Response
    const st = performance.now()
    try {
      r = await server.fetch(
        one.target,
        { method: one.method, ...(one.body !== undefined ? { body: one.body } : {}) },
        { cookie, headers: one.headers, address: `10.1.${Math.random()}` },
      )
    } catch (e) {
      const k = 'THROW ' + String(e).slice(0, 150)
      bad.set(k, [(bad.get(k)?.[0] ?? 0) + 1, one.method, one.target.slice(0, 200), one.body?.slice(0, 300)])
      continue
    }
    if (r.headers.get('content-type')?.includes('event-stream')) await r.body?.cancel()
    else await r.text()
    const took = performance.now() - st
    if (took > 500) slow.push([Math.round(took), one.target.slice(0, 80), one.body?.length])
    const s = String(r.status)
    statuses[s] = (statuses[s] ?? 0) + 1
    if (r.status >= 500) {
      const k = one.method + ' ' + one.target.split('?')[0]
      bad.set(k, [
        (bad.get(k)?.[0] ?? 0) + 1,
        one.target.slice(0, 200),
        JSON.stringify(one.headers).slice(0, 200),
        one.body?.slice(0, 300),
      ])
    }
  }
  console.log(statuses, Math.round(performance.now() - t), 'ms', 'slow', JSON.stringify(slow.slice(0, 10)))
  for (const [k, v] of bad) console.log(k.slice(0, 200), JSON.stringify(v))
}, 600000)
