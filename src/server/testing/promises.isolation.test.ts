import { randomUUID } from 'node:crypto'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { featureOf } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import { fillDemo } from '#demo/demo.ts'
import { openHotel } from '../hotel/hotel.testkit.ts'
import { encodePicture } from '../kernel/files/encoding.ts'
import { storePicture } from '../kernel/files/storePicture.ts'
import { announce } from '../kernel/live/announce.ts'
import { endpointsOf, mayReceive } from '../kernel/rules.ts'
import { type Caller, openCallers } from './callers.testkit.ts'
import { foreignInputs, isPicture } from './foreignInputs.testkit.ts'
import { testServer } from './kit.ts'
import { openPlaceholderPictures } from './placeholder-pictures.ts'
import { inputSchemasOf, sampleInputs, toJsonSchema } from './samples.ts'
import { venueTables } from './tables.ts'

const server = testServer()
const endpoints = endpointsOf(contract)
const features = [...new Set(endpoints.map(({ endpoint }) => featureOf(endpoint)))]
const inputFor = sampleInputs(contract)
/** Pictures travel in forms, which name no ids. */
const takesFile = (endpoint: string) => {
  const input = inputSchemasOf(contract).get(endpoint)
  return input !== undefined && JSON.stringify(toJsonSchema(input)).includes('"format":"binary"')
}
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

let owner: pg.Client
/** A venue without rows of any feature, opened before the demo is filled. Strangers of the staff belong to it. */
let empty: Awaited<ReturnType<typeof server.openVenue>>
/** The demo's first venue: it has rows in every feature. */
const full = 1
/** Callers of all roles in other venues than the full one. */
let strangers: Caller[]
/** Responses to an admin of the empty venue, before and after the full venues were created; they must be equal. */
let readAlone: Map<string, string>
let readBesideOthers: Map<string, string>

const rowsOf = async (venueId: number) => {
  const found = new Map<string, Record<string, unknown>[]>()
  for (const table of await venueTables(owner)) {
    const { rows } = await owner.query(`select * from ${table} t where venue_id = $1 order by t::text`, [venueId])
    // A sign-in with a mail that nobody has belongs to no venue: the first venue of the installation logs it.
    found.set(
      table,
      rows.filter(({ action }) => action !== 'security.session.unknown'),
    )
  }
  return found
}

const sampleId = randomUUID()
/** Responses to every read that an admin of the empty venue may call, without the moments in them. */
const readEverything = async (cookie: string) => {
  const responses = new Map<string, string>()
  for (const { endpoint, rules } of endpoints) {
    // The activity log contains the exports that this function itself has read.
    if (rules.kind !== 'read' || !rules.who?.includes('admin') || endpoint.startsWith('kernel.activity.')) continue
    const named = rules.venue === 'named' ? { venue: empty.venueId } : {}
    const input = { ...(inputFor(endpoint, () => sampleId) as object | undefined), ...named }
    const response = await server.ask(endpoint, 'read', input, { cookie })
    const text = (await response.text()).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    responses.set(endpoint, `${response.status} ${text}`)
  }
  return responses
}

const numberVenuesFrom = (first: number) =>
  owner.query(
    `insert into kernel_instance values ('last venue', $1) on conflict (name) do update set value = excluded.value`,
    [first - 1],
  )

beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
  await numberVenuesFrom(1_000)
  empty = await server.openVenue()
  const { cookie } = await empty.as('admin')
  for (const role of ['staff', 'screen'] as const) await empty.as(role)
  // The clock is stopped for the two readings of the venue, because at midnight the days of a chart change.
  const started = new Date()
  server.kernel.now = () => started
  readAlone = await readEverything(cookie)
  await numberVenuesFrom(full)
  await fillDemo(server.kernel, openPlaceholderPictures)
  await numberVenuesFrom(2_000)
  readBesideOthers = await readEverything(cookie)
  server.kernel.now = () => new Date()
  // The demo has guests in its first venue only.
  await openHotel(server)
  strangers = await openCallers(server, owner, `venue_id <> ${full}`)
})
afterAll(() => owner.end())

/** Ids by table. Those that most rows refer to come first: a bag with items shows more than an empty one. */
const idsIn = (rows: Awaited<ReturnType<typeof rowsOf>>) => {
  const count = new Map<string, number>()
  for (const id of JSON.stringify([...rows.values()]).match(uuid) ?? []) count.set(id, (count.get(id) ?? 0) + 1)
  const found = new Map<string, string[]>()
  for (const [table, ofTable] of rows) {
    const ids = ofTable.flatMap(({ id }) => (typeof id === 'string' && id.match(uuid)) || [])
    const ordered = ids.toSorted((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0))
    if (ordered.length > 0) found.set(table, ordered)
  }
  return found
}

/** The venues in which an id names a row. */
const venuesOfIds = async () => {
  const found = new Map<string, Set<number>>()
  for (const table of await venueTables(owner)) {
    const { rows } = await owner.query<{ row: string; venueId: number }>(
      `select to_json(t)->>'id' as row, venue_id as "venueId" from ${table} t`,
    )
    for (const { row, venueId } of rows)
      for (const id of row?.match(uuid) ?? []) found.set(id, (found.get(id) ?? new Set()).add(venueId))
  }
  return found
}

const picturesIn = (input: unknown): unknown[] =>
  Object.entries(input ?? {}).flatMap(([field, value]) => {
    if (typeof value === 'object') return picturesIn(value)
    return isPicture(field) ? [value] : []
  })

describe('venue isolation: a venue never reads, writes or receives live names of another', () => {
  test(
    'whatever endpoint is called with ids of another venue, that venue stays as it was and nothing of it comes back',
    async () => {
      const before = await rowsOf(full)
      const ids = idsIn(before)
      const venuesOf = await venuesOfIds()
      const pictures = new Set(ids.get('kernel_files'))
      expect(ids.size).toBeGreaterThan(10)
      const [faults, neverTaken]: [string[], string[]] = [[], []]
      /** Ids that strangers used for rows of their own; finding such an id in their responses is not a leak. */
      const written = new Set<string>()
      // Reads run before writes, because a stranger's create may use an id that also exists in the full venue.
      const readsFirst = endpoints.toSorted((a, b) => (a.rules.kind ?? '').localeCompare(b.rules.kind ?? ''))
      for (const { endpoint, rules } of readsFirst) {
        const isWrite = rules.kind === 'write'
        let taken = 0
        const inputs = foreignInputs(endpoint, ids)
        // A role that may not call is refused whatever it sends: the role matrix calls every endpoint as every role.
        for (const stranger of strangers.filter(({ role }) => rules.who?.includes(role)))
          for (const input of inputs) {
            const sent = JSON.stringify(input ?? '')
            // A named venue is the stranger's own: every caller may read public data of any venue.
            const venue = stranger.venueId ?? empty.venueId
            const named = rules.venue === 'named' ? { ...(input as object), venue } : input
            const ask = async () =>
              server.ask(endpoint, rules.kind ?? 'read', named, { cookie: await stranger.cookie() })
            let answer = await ask()
            if (answer.status === 401) {
              // An earlier call has ended the session.
              stranger.renewSession()
              answer = await ask()
            }
            const text = await answer.text()
            const report = (fault: string) => faults.push(`${stranger.name} calls ${endpoint} ${sent}: ${fault}`)
            if (answer.status >= 500) report(`${answer.status} ${text}`)
            const given = (text.match(uuid) ?? []).filter((id) => venuesOf.get(id)?.has(venue) === false)
            if (isWrite) for (const id of sent.match(uuid) ?? []) written.add(id)
            const echo = answer.ok && !isWrite ? '' : sent
            const foreign = given.filter((id) => !echo.includes(id) && !written.has(id))
            if (foreign.length > 0) report(`the response has rows of another venue, ${foreign}`)
            if (isWrite && answer.ok && picturesIn(input).some((id) => pictures.has(`${id}`)))
              report('a picture of another venue is used')
            if (!text.includes('Input validation failed')) taken++
          }
        if (taken === 0 && !takesFile(endpoint)) neverTaken.push(endpoint)
      }
      expect(faults).toEqual([])
      expect(neverTaken, 'a sample that is bad input, or that nobody may send, proves nothing').toEqual([])
      expect(await rowsOf(full)).toEqual(before)
      for (const { renewSession } of strangers) renewSession()
    },
    process.env.LONG ? 1_800_000 : 180_000,
  )

  test('every read of a venue without rows is the same before and after other venues get some, also its counts and sums', () => {
    expect(readAlone.size).toBeGreaterThan(100)
    expect(readBesideOthers).toEqual(readAlone)
  })

  test('a private picture of a venue is not found by anybody of another venue', async () => {
    const grey = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    const picture = await encodePicture(await grey.png().toBuffer())
    const { src, width } = await storePicture(
      (work) => server.kernel.database.inVenue(full, 'write', work),
      server.kernel.store,
      { venueId: full, label: '', owner: { kind: 'staff', id: randomUUID() }, isPrivate: true },
      picture,
    )
    const statuses: Record<string, number> = {}
    for (const { name, cookie } of strangers)
      statuses[name] = (await server.fetch(`${src}/${width}.webp`, {}, { cookie: await cookie() })).status
    expect(statuses).toEqual(Object.fromEntries(strangers.map(({ name }) => [name, 404])))
  })

  test('a stream receives the changes of its own venue in features that its role may read, and no others', async () => {
    const hears = mayReceive(contract)
    expect(hears('visitor', 'club.people')).toBe(false)
    // A visitor may check whether a link still sets a password, and reads nothing else of members.
    expect(hears('visitor', 'community.members')).toBe(false)
    const listen = async ({ name, role, venueId, cookie }: Caller, venueOfVisitor: number) => {
      const target = `/api/live?venue=${venueId ?? venueOfVisitor}`
      const { body } = await server.fetch(target, {}, { cookie: await cookie() })
      // A chunk may end in the middle of an event, so the whole text is parsed again.
      let text = ''
      const received = () =>
        Array.from(text.matchAll(/event: changed\nid: .*\ndata: (.*)\n/g), ([, feature = '']) => feature)
      const write = (chunk: string) => {
        text += chunk
      }
      const closing = new AbortController()
      void body
        ?.pipeThrough(new TextDecoderStream())
        .pipeTo(new WritableStream({ write }), closing)
        .catch(() => {})
      return { name, role, received, close: () => closing.abort() }
    }
    const residents = await openCallers(server, owner, `venue_id = ${full}`)
    const own = await Promise.all(residents.map((resident) => listen(resident, full)))
    const foreign = await Promise.all(strangers.map((stranger) => listen(stranger, empty.venueId)))
    const publish = (venueId: number, changed: string[]) =>
      server.kernel.database.inVenue(venueId, 'write', (db) => announce(db, { venueId, changed }))
    await publish(full, features)
    // Announcements arrive in the order of their transactions: after this one the earlier ones have arrived as well.
    const last = 'kernel.venues'
    for (const venueId of new Set([full, ...strangers.map((one) => one.venueId ?? empty.venueId)]))
      await publish(venueId, [last])
    const expected = [
      ...own.map(({ name, role }) => [name, [...features.filter((feature) => hears(role, feature)), last]]),
      ...foreign.map(({ name }) => [name, [last]]),
    ]
    await expect.poll(() => [...own, ...foreign].every(({ received }) => received().at(-1) === last)).toBe(true)
    expect([...own, ...foreign].map(({ name, received }) => [name, received()])).toEqual(expected)
    for (const { close } of [...own, ...foreign]) close()
  })
})
