import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { authorisationLimits } from '#contract/community/authorisations.limits.ts'
import { claimLimits } from '#contract/community/claims.limits.ts'
import { directoryLimits } from '#contract/community/directory.limits.ts'
import { requestLimits } from '#contract/community/requests.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { testServer } from '#server/testing/kit.ts'
import { openCommunity } from './community.testkit.ts'

const server = testServer()
const { claims, withdrawals, requests, authorisations, alerts, directory, members } = api.community
const open = async () => openCommunity(server, (await server.openVenue()).venueId)
const claim = (title = 'Luz quemada') => ({ id: randomUUID(), title, description: 'No enciende', place: 'Lote 4' })

describe('claims', () => {
  test('are numbered per venue without gaps, however many come at once, and sent twice are one', async () => {
    const [here, there] = [await open(), await open()]
    const people = await Promise.all(Array.from({ length: 6 }, () => here.addMember()))
    const wanted = claim()
    const sent = await Promise.all([
      ...people.map(({ call }) => call(claims.send, claim())),
      people[0]?.call(claims.send, wanted),
      people[0]?.call(claims.send, wanted),
    ])
    const numbers = new Set(sent.map((one) => one?.numberClaim))
    expect([...numbers].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect((await people[1]?.call(claims.send, claim()))?.numberClaim).toBe(8)
    const elsewhere = await there.addMember()
    expect((await elsewhere.call(claims.send, claim())).numberClaim).toBe(1)
  })

  test('take their number one after the other: whoever comes meanwhile waits for the one before', async () => {
    const { addMember, venueId } = await open()
    const people = [await addMember(), await addMember()]
    await people[0]?.call(claims.send, claim())
    const waiting = async () => {
      const locks = (db: Db) => db.execute('select 1 from pg_locks where not granted')
      return (await server.kernel.database.transaction('read', locks)).rows.length
    }
    const sending = await server.kernel.database.inVenue(venueId, 'write', async (db) => {
      await db.execute('select * from community_claim_numbers for update')
      const sent = Promise.allSettled(people.map(({ call }) => call(claims.send, claim())))
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
      return { sent }
    })
    const numbers = (await sending.sent).map((one) => (one.status === 'fulfilled' ? one.value.numberClaim : one.reason))
    expect(numbers.toSorted()).toEqual([2, 3])
  })

  test('carry a photo that only their sender and the staff see', async () => {
    const { addMember } = await open()
    const [one, other] = [await addMember(), await addMember()]
    const body = new FormData()
    for (const [name, value] of Object.entries(claim())) body.set(name, value)
    body.set('photo', new File([await jpeg()], 'farol.jpg', { type: 'image/jpeg' }))
    const answer = await server.fetch('/api/community/claims/send', { method: 'POST', body }, { cookie: one.cookie })
    const { photo } = await answer.json()
    const status = async (cookie?: string) =>
      (await server.fetch(`${photo.src}/${photo.widths[0]}.webp`, {}, { cookie })).status
    expect([await status(one.cookie), await status(other.cookie), await status()]).toEqual([200, 404, 404])
  })
})

test('however many are sent, what waits of one member is bounded, and nobody else is stopped by it', async () => {
  const { addMember } = await open()
  const [one, other] = [await addMember(), await addMember()]
  /** All but the last two one after the other, then five at once. */
  const refusedOf = async (most: number, send: () => Promise<unknown>) => {
    for (let n = 2; n < most; n++) await send()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send().catch(({ code }) => code)))
    return answers.filter((answer) => answer === 'full').length
  }
  const request = () => ({ id: randomUUID(), kind: 'contact' as const, words: 'Hola' })
  const first = claim()
  await one.call(claims.send, first)
  expect(await refusedOf(claimLimits.waiting - 1, () => one.call(claims.send, claim()))).toBe(3)
  expect(await refusedOf(requestLimits.waiting, () => one.call(requests.send, request()))).toBe(3)
  expect((await one.call(claims.send, first)).title).toBe(first.title)
  await other.call(claims.send, claim())
  await other.call(requests.send, request())
})

const grey = { create: { width: 400, height: 300, channels: 3 as const, background: '#888' } }
const jpeg = async () => new Uint8Array(await sharp(grey).jpeg().toBuffer())

test('a withdrawal is 25 balls, once however often it is tapped, and is never changed', async () => {
  const { addMember, venueId } = await open()
  const { call } = await addMember()
  const id = randomUUID()
  await Promise.all([call(withdrawals.withdraw, { id }), call(withdrawals.withdraw, { id })])
  expect((await call(withdrawals.mine)).map(({ balls }) => balls)).toEqual([25])
  expect((await call(members.score)).balls).toBe(25)
  await expect(server.asOwner(`delete from community_withdrawals where venue_id = ${venueId}`)).rejects.toThrow(
    'never changed',
  )
})

test('requests are their sender’s to see', async () => {
  const { addMember } = await open()
  const [one, other] = [await addMember(), await addMember()]
  await one.call(requests.send, { id: randomUUID(), kind: 'prayer', words: 'Por mi familia' })
  expect(await one.call(requests.mine)).toMatchObject([{ kind: 'prayer', answer: '', answeredBy: null }])
  expect(await other.call(requests.mine)).toEqual([])
})

test('an authorisation has a code of its own, for a day that is to come, and can be taken back', async () => {
  const { addMember } = await open()
  const { call } = await addMember()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date())
  const visitor = { id: randomUUID(), visitor: 'Pablo', document: '28', day: today }
  const made = await call(authorisations.create, visitor)
  expect(made.code).toMatch(new RegExp(`^[${authorisationLimits.alphabet}]{6}$`))
  expect(await call(authorisations.create, visitor)).toEqual(made)
  for (const day of ['2020-01-01', '2099-01-01'])
    await expect(call(authorisations.create, { ...visitor, id: randomUUID(), day })).rejects.toMatchObject({
      code: 'day_out_of_reach',
    })
  await call(authorisations.cancel, { id: visitor.id })
  expect(await call(authorisations.mine)).toEqual([])
})

test('who has come is no longer expected: a host can expect another in their place', async () => {
  const { addMember } = await open()
  const { call } = await addMember()
  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  const invite = () => call(authorisations.create, { id: randomUUID(), visitor: 'Pablo', document: '28', day })
  const [first] = await Promise.all(Array.from({ length: authorisationLimits.expected }, invite))
  await expect(invite()).rejects.toMatchObject({ code: 'full' })
  await server.asOwner(
    `update community_authorisations set entered_at = now(), entered_by = 'Ana' where id = '${first?.id}'`,
  )
  await invite()
})

test('an emergency that waits to be acknowledged is one alarm, however often its sender asks for help', async () => {
  const { addMember } = await open()
  const [one, other] = [await addMember(), await addMember()]
  const send = (who: typeof one, kind: 'fire' | 'medical') => who.call(alerts.send, { id: randomUUID(), kind })
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(one, 'fire')))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const more = [await send(one, 'medical'), await send(other, 'fire')].map(({ id }) => id)
  expect(new Set([sent[0]?.id, ...more]).size).toBe(3)
  await server.asOwner(
    `update community_alerts set acknowledged_at = now(), acknowledged_by = 'Ana' where id = '${sent[0]?.id}'`,
  )
  expect((await send(one, 'fire')).id).not.toBe(sent[0]?.id)
})

test('an alert stays as it was sent, and its sender sees who acknowledged it', async () => {
  const { addMember } = await open()
  const { call } = await addMember()
  const { id } = await call(alerts.send, { id: randomUUID(), kind: 'fire' })
  const acknowledge = (by: string) =>
    server.asOwner(`update community_alerts set acknowledged_at = now(), acknowledged_by = '${by}' where id = '${id}'`)
  await acknowledge('Sergio')
  expect(await call(alerts.mine)).toMatchObject([{ kind: 'fire', acknowledgedBy: 'Sergio' }])
  await expect(acknowledge('Ana')).rejects.toThrow('never changed')
  await expect(server.asOwner(`delete from community_alerts where id = '${id}'`)).rejects.toThrow('never changed')
})

test('a proposed supplier shows once it is approved, and one member proposes a few at the most', async () => {
  const { addMember, venueId } = await open()
  const { call } = await addMember()
  const supplier = () => ({ id: randomUUID(), name: 'Piletas', description: '', phone: '11' })
  const first = supplier()
  await call(directory.propose, first)
  const listed = () => server.visitor(directory.suppliers, { venue: venueId })
  expect([await listed(), (await call(directory.proposals)).length]).toEqual([[], 1])
  for (let more = 1; more < directoryLimits.proposals; more++) await call(directory.propose, supplier())
  await expect(call(directory.propose, supplier())).rejects.toMatchObject({ code: 'full' })
  expect(await call(directory.propose, first)).toMatchObject({ id: first.id })
})

test('promise 36: what belongs to one member no other member of the venue sees, by the database’s own policies', async () => {
  const { addMember, venueId } = await open()
  const [one, other] = [await addMember(), await addMember()]
  await one.call(claims.send, claim())
  await one.call(withdrawals.withdraw, { id: randomUUID() })
  await one.call(requests.send, { id: randomUUID(), kind: 'contact', words: 'Hola' })
  await one.call(alerts.send, { id: randomUUID(), kind: 'medical' })
  const seen = (kind: string, subject: string, table: string) =>
    server.kernel.database.inVenue(venueId, 'read', async (db) => {
      await db.execute(
        `select set_config('casa.kind', '${kind}', true), set_config('casa.subject', '${subject}', true)`,
      )
      const { rows } = await db.execute(`select member_id from ${table} where member_id = '${one.id}'`)
      return rows.length
    })
  for (const table of ['claims', 'withdrawals', 'requests', 'alerts', 'accounts'].map((name) => `community_${name}`)) {
    expect(await seen('member', one.id, table), table).toBe(1)
    expect([await seen('member', other.id, table), await seen('guest', one.id, table)], table).toEqual([0, 0])
    expect(await seen('staff', other.id, table), table).toBe(1)
  }
})
