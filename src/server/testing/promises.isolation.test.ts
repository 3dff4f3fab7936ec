import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { type Role, rolesOfSessionKind, type SessionKind, sessionKinds } from '#contract/kernel/roles.ts'
import { fillDemo } from '#demo/demo.ts'
import { productRegistry } from '../app.ts'
import { endpointsOf, mayReceive } from '../kernel/rules.ts'
import { type RoleOfStaff, testServer } from './kit.ts'
import { openPlaceholderPictures } from './placeholder-pictures.ts'
import { inputsOf, jsonOf, sampleInputs } from './samples.ts'
import { venueTables } from './tables.ts'

const server = testServer()
const inputFor = sampleInputs(contract)
/** Pictures travel in forms, with nobody's id. */
const takesFile = (endpoint: string) => {
  const input = inputsOf(contract).get(endpoint)
  return input !== undefined && JSON.stringify(jsonOf(input)).includes('"format":"binary"')
}
const refusedAtDoor = /"code":"(FORBIDDEN|UNAUTHORIZED)"/
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

let owner: pg.Client
const rowsOf = async (venueId: number) => {
  const found = new Map<string, Record<string, unknown>[]>()
  for (const table of await venueTables(owner)) {
    const { rows } = await owner.query(`select * from ${table} t where venue_id = $1 order by t::text`, [venueId])
    found.set(table, rows)
  }
  return found
}

beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
  // The demo has rows in every feature.
  await fillDemo(server.kernel, openPlaceholderPictures)
  elsewhere = await server.openVenue()
})
afterAll(() => owner.end())

/** With all samples a run takes as long as there are endpoints times tables; with a few of them it grows with neither. */
const seed = 20261115
const few = { ofEachTable: 1, otherTables: 8 }
const all = { ofEachTable: 4, otherTables: Number.POSITIVE_INFINITY }
const { ofEachTable, otherTables } = process.env.LONG ? all : few

const someOf = <T>(list: readonly T[], count: number) => {
  const length = Math.min(count, list.length)
  return (
    fc.sample(fc.shuffledSubarray([...list], { minLength: length, maxLength: length }), { seed, numRuns: 1 })[0] ?? []
  )
}

/** Ids to try at an endpoint: of every table of its feature, and of some of the others. */
const idsFor = (endpoint: string, ids: ReadonlyMap<string, string[]>) => {
  const [product, feature = ''] = endpoint.split('.')
  const own = [...ids.keys()].filter((table) => table.startsWith(`${product}_${feature.replace(/s$/, '')}`))
  const others = [...ids.keys()].filter((table) => !own.includes(table))
  return [...own, ...someOf(others, otherTables)].flatMap((table) => someOf(ids.get(table) ?? [], ofEachTable))
}

/** Everybody whom a session can make of a caller today. */
const callers = sessionKinds.flatMap((kind) =>
  productRegistry.kinds[kind] ? rolesOfSessionKind[kind].map((role) => ({ kind, role })) : [],
)
const isOfStaff = (kind: SessionKind, _role: Role): _role is RoleOfStaff => kind === 'staff'
let elsewhere: Awaited<ReturnType<typeof server.openVenue>>

/** Somebody of that role who belongs to another venue than the demo's first. */
const find = async (kind: SessionKind, role: Role) => {
  if (isOfStaff(kind, role)) return { venue: elsewhere.venueId, id: (await elsewhere.as(role)).staffId }
  const { rows } = await owner.query<{ venue: number; id: string }>(
    `select venue_id as venue, id from (${productRegistry.kinds[kind]}) k where venue_id > 1 and role = $1 limit 1`,
    [role],
  )
  return rows[0] ?? null
}
const found = new Map<Role, ReturnType<typeof find>>()

/** Them with a session, which what they call may end. */
const stranger = async (kind: SessionKind, role: Role) => {
  const finding = found.get(role) ?? find(kind, role)
  found.set(role, finding)
  const one = await finding
  return one && { venue: one.venue, cookie: (await server.sessionOf(one.venue, kind, one.id)).cookie }
}

describe('promise 1: a venue never reads, writes or hears another', () => {
  test(
    'whatever endpoint is called with ids of another venue, that venue stays as it was and nothing of it comes back',
    async () => {
      const before = await rowsOf(1)
      const ids = new Map<string, string[]>()
      for (const [table, rows] of before) {
        const found = rows.flatMap(({ id }) => (typeof id === 'string' && id.match(uuid)) || [])
        if (found.length > 0) ids.set(table, found)
      }
      const theirs = new Set([...ids.values()].flat())
      expect(ids.size).toBeGreaterThan(10)
      const neverTaken: string[] = []
      /** Ids that strangers have given to what they wrote: from then on such an id is theirs as well. */
      const written = new Set<string>()
      // What is read comes first: who then creates something of their own may well give it an id that is in use elsewhere.
      const readsFirst = endpointsOf(contract).toSorted((a, b) =>
        (a.rules.kind ?? '').localeCompare(b.rules.kind ?? ''),
      )
      for (const { endpoint, rules } of readsFirst) {
        const tried = idsFor(endpoint, ids)
        let taken = 0
        for (const { kind, role } of callers) {
          const caller = await stranger(kind, role)
          if (!caller) continue
          const { venue, cookie } = caller
          for (let turn = 0; turn < tried.length; turn++) {
            const input = inputFor(endpoint, [...tried.slice(turn), ...tried.slice(0, turn)])
            const sent = JSON.stringify(input ?? '')
            // Where a venue is named it is their own: as visitors of another they may read what is public there.
            const named = rules.venue === 'named' ? { ...(input as object), venue } : input
            const answer = await server.ask(endpoint, rules.kind ?? 'read', named, { cookie })
            const text = await answer.text()
            expect(answer.status, `${endpoint} ${text}`).toBeLessThan(500)
            const given = (text.match(uuid) ?? []).filter((id) => theirs.has(id))
            if (rules.kind === 'write') for (const id of sent.match(uuid) ?? []) written.add(id)
            const echo = answer.ok && rules.kind === 'read' ? '' : sent
            expect(
              given.filter((id) => !echo.includes(id) && !written.has(id)),
              `${endpoint} gave rows of another venue`,
            ).toEqual([])
            // A role that is refused at the door is refused whatever it sends.
            if (refusedAtDoor.test(text)) break
            if (!text.includes('Input validation failed')) taken++
            if (!sent.match(uuid)) break
          }
        }
        if (taken === 0 && !takesFile(endpoint)) neverTaken.push(endpoint)
      }
      expect(neverTaken, 'a sample that is bad input, or that nobody may send, proves nothing').toEqual([])
      expect(await rowsOf(1)).toEqual(before)
    },
    process.env.LONG ? 1_800_000 : 180_000,
  )

  test('a stream hears its own venue and the features of its role only', async () => {
    const hears = mayReceive(contract)
    expect(hears('visitor', 'club.people')).toBe(false)
    // They may ask whether a link still sets a password, and no more.
    expect(hears('visitor', 'community.members')).toBe(false)
    expect(hears('screen', 'club.posts')).toBe(true)
    expect(hears('visitor', 'kernel.venues')).toBe(true)
  })
})
