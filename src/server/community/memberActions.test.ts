import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { authorisationLimits } from '#contract/community/authorisations.limits.ts'
import { claimLimits } from '#contract/community/claims.limits.ts'
import { directoryLimits } from '#contract/community/directory.limits.ts'
import { requestLimits } from '#contract/community/requests.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openCommunity } from './community.testkit.ts'

const server = sharedServer()
const { claims, withdrawals, requests, authorisations, alerts, directory, members } = api.community
const open = async () => openCommunity(server, (await server.openVenue()).venueId)
const claim = (title = 'Luz quemada') => ({ id: randomUUID(), title, description: 'No enciende', place: 'Lote 4' })

describe('claims', () => {
  test('concurrent claims get numbers without gaps in each venue, and a claim sent twice gets one number', async () => {
    const [here, there] = [await open(), await open()]
    const people = await Promise.all(Array.from({ length: 6 }, () => here.addMember()))
    const repeated = claim()
    const sent = await Promise.all([
      ...people.map(({ call }) => call(claims.send, claim())),
      people[0]?.call(claims.send, repeated),
      people[0]?.call(claims.send, repeated),
    ])
    const numbers = new Set(sent.map((stored) => stored?.numberClaim))
    expect([...numbers].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect((await people[1]?.call(claims.send, claim()))?.numberClaim).toBe(8)
    const elsewhere = await there.addMember()
    expect((await elsewhere.call(claims.send, claim())).numberClaim).toBe(1)
  })

  test('two claims that wait for the locked counter get consecutive numbers', async () => {
    const { addMember, venueId } = await open()
    const people = [await addMember(), await addMember()]
    await people[0]?.call(claims.send, claim())
    const sending = await server.kernel.database.inVenue(venueId, 'write', async (db) => {
      await db.execute('select * from community_claim_numbers for update')
      const sent = Promise.allSettled(people.map(({ call }) => call(claims.send, claim())))
      await server.waitForLocks(2)
      return { sent }
    })
    const numbers = (await sending.sent).map((result) =>
      result.status === 'fulfilled' ? result.value.numberClaim : result.reason,
    )
    expect(numbers.toSorted()).toEqual([2, 3])
  })

  test('the photo of a claim is served to its sender, but not to another member or a visitor', async () => {
    const { addMember } = await open()
    const [one, other] = [await addMember(), await addMember()]
    const body = new FormData()
    for (const [name, value] of Object.entries(claim())) body.set(name, value)
    body.set('photo', new File([await jpeg()], 'farol.jpg', { type: 'image/jpeg' }))
    const response = await server.fetch('/api/community/claims/send', { method: 'POST', body }, { cookie: one.cookie })
    const { photo } = await response.json()
    const status = async (cookie?: string) =>
      (await server.fetch(`${photo.src}/${photo.widths[0]}.webp`, {}, { cookie })).status
    expect([await status(one.cookie), await status(other.cookie), await status()]).toEqual([200, 404, 404])
  })
})

test('open claims and unanswered requests of one member are limited, also when sent concurrently; other members are not affected', async () => {
  const { addMember } = await open()
  const [one, other] = [await addMember(), await addMember()]
  /** Sends until two places are left, then five concurrently; returns how many were refused. */
  const countRefused = async (limit: number, send: () => Promise<unknown>) => {
    for (let n = 2; n < limit; n++) await send()
    const results = await Promise.all(Array.from({ length: 5 }, () => send().catch(({ code }) => code)))
    return results.filter((result) => result === 'full').length
  }
  const request = () => ({ id: randomUUID(), kind: 'contact' as const, words: 'Hola' })
  const first = claim()
  await one.call(claims.send, first)
  expect(await countRefused(claimLimits.waiting - 1, () => one.call(claims.send, claim()))).toBe(3)
  expect(await countRefused(requestLimits.waiting, () => one.call(requests.send, request()))).toBe(3)
  expect((await one.call(claims.send, first)).title).toBe(first.title)
  await other.call(claims.send, claim())
  await other.call(requests.send, request())
})

const grey = { create: { width: 400, height: 300, channels: 3 as const, background: '#888' } }
const jpeg = async () => new Uint8Array(await sharp(grey).jpeg().toBuffer())

test('a withdrawal sent twice is stored once with 25 balls, and the database refuses to delete it', async () => {
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

test('a member sees their own requests and not those of another member', async () => {
  const { addMember } = await open()
  const [one, other] = [await addMember(), await addMember()]
  await one.call(requests.send, { id: randomUUID(), kind: 'prayer', words: 'Por mi familia' })
  expect(await one.call(requests.mine)).toMatchObject([{ kind: 'prayer', messages: [], answeredBy: null }])
  expect(await other.call(requests.mine)).toEqual([])
})

test('an authorisation gets a code, is refused for days in the past or too far ahead, and can be canceled', async () => {
  const { addMember } = await open()
  const { call } = await addMember()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date())
  const visitor = { id: randomUUID(), visitor: 'Pablo', document: '28', day: today }
  const created = await call(authorisations.create, visitor)
  expect(created.code).toMatch(new RegExp(`^[${authorisationLimits.alphabet}]{6}$`))
  expect(await call(authorisations.create, visitor)).toEqual(created)
  for (const day of ['2020-01-01', '2099-01-01'])
    await expect(call(authorisations.create, { ...visitor, id: randomUUID(), day })).rejects.toMatchObject({
      code: 'day_out_of_reach',
    })
  await call(authorisations.cancel, { id: visitor.id })
  expect(await call(authorisations.mine)).toEqual([])
})

test('a visitor who has entered no longer counts towards the member’s limit of authorisations', async () => {
  const { addMember } = await open()
  const { call } = await addMember()
  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  const invite = () => call(authorisations.create, { id: randomUUID(), visitor: 'Pablo', document: '28', day })
  const [first] = await Promise.all(Array.from({ length: authorisationLimits.expected }, invite))
  await expect(invite()).rejects.toMatchObject({ code: 'full' })
  await server.asOwner(`insert into community_visits (venue_id, id, authorisation_id, member_id, day, entered_at, entered_by)
    select venue_id, gen_random_uuid(), id, member_id, day, now(), 'Ana' from community_authorisations where id = '${first?.id}'`)
  await invite()
})

test('while an alert is not acknowledged, further alerts of the same kind by the same member return it', async () => {
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

test('the sender of an alert sees who acknowledged it, and the database refuses to change or delete it afterwards', async () => {
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

test('a proposed supplier is not public before approval, and the proposals of one member are limited', async () => {
  const { addMember, venueId } = await open()
  const { call } = await addMember()
  const supplier = () => ({ id: randomUUID(), name: 'Piletas', description: '', phone: '11 3333' })
  const first = supplier()
  await call(directory.propose, first)
  const listed = () => server.visitor(directory.suppliers, { venue: venueId })
  expect([await listed(), (await call(directory.proposals)).length]).toEqual([[], 1])
  for (let more = 1; more < directoryLimits.proposals; more++) await call(directory.propose, supplier())
  await expect(call(directory.propose, supplier())).rejects.toMatchObject({ code: 'full' })
  expect(await call(directory.propose, first)).toMatchObject({ id: first.id })
})

test('stay-and-member-isolation: the database shows rows of a member only to that member and to staff', async () => {
  const { addMember, venueId } = await open()
  const [one, other] = [await addMember(), await addMember()]
  await one.call(claims.send, claim())
  await one.call(withdrawals.withdraw, { id: randomUUID() })
  await one.call(requests.send, { id: randomUUID(), kind: 'contact', words: 'Hola' })
  await one.call(alerts.send, { id: randomUUID(), kind: 'medical' })
  const [sent] = await one.call(claims.mine)
  await one.call(claims.reply, { id: randomUUID(), about: sent?.id ?? '', text: 'Hola' })
  const countVisible = (kind: string, subject: string, table: string) =>
    server.kernel.database.inVenue(venueId, 'read', async (db) => {
      await db.execute(
        `select set_config('casa.kind', '${kind}', true), set_config('casa.subject', '${subject}', true)`,
      )
      const { rows } = await db.execute(`select member_id from ${table} where member_id = '${one.id}'`)
      return rows.length
    })
  for (const table of ['claims', 'withdrawals', 'requests', 'alerts', 'accounts', 'messages'].map(
    (name) => `community_${name}`,
  )) {
    expect(await countVisible('member', one.id, table), table).toBe(1)
    expect([await countVisible('member', other.id, table), await countVisible('guest', one.id, table)], table).toEqual([
      0, 0,
    ])
    expect(await countVisible('staff', other.id, table), table).toBe(1)
  }
})
