import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { bagCode, openClub } from '../club/club.testkit.ts'
import { openCommunity } from '../community/community.testkit.ts'
import { openHotel } from '../hotel/hotel.testkit.ts'
import { staffAccounts } from '../kernel/identity/identity.table.ts'
import { hashPassword } from '../kernel/identity/passwords.ts'
import { mails } from '../kernel/mail/mail.table.ts'
import { openVenueWithListings } from '../properties/properties.testkit.ts'
import { hashAtFullCost } from './cheapHashing.ts'
import { inFullRuns } from './fullRuns.ts'
import { testServer } from './kit.ts'
import { openMachineSpeed } from './machine-speed.ts'

const server = testServer({ budgets: true })
const { identity } = api.kernel
/** Wrong attempts of all four kinds together. */
const wrongCount = process.env.LONG ? 5_000 : 100
const perKind = wrongCount / 4
const timeout = process.env.LONG ? 1_200_000 : 120_000

beforeAll(hashAtFullCost)

let networks = 0
const newAddress = () => `10.${++networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`

/** Makes wrong attempts, 25 at a time: every second one from a network of its own, the others from one IPv6 network. */
const attack = async (attempt: (address: string, n: number) => unknown) => {
  for (let from = 0; from < perKind; from += 25)
    await Promise.all(
      Array.from({ length: Math.min(25, perKind - from) }, (_, n) =>
        attempt(n % 2 ? `2001:db8:7:7::${(from + n).toString(16)}` : newAddress(), from + n),
      ),
    )
}

let speed: ReturnType<typeof openMachineSpeed>
/** Durations of the owner's calls, in milliseconds. */
let took: number[]
beforeEach(() => {
  speed = openMachineSpeed()
  took = []
})
const timed = async <T>(call: () => T | Promise<T>) => {
  const started = performance.now()
  const result = await call()
  took.push(performance.now() - started)
  return result
}
afterEach(async () => {
  const allowed = await speed.allows(1_000)
  const median = took.toSorted((a, b) => a - b)[took.length >> 1] ?? 0
  expect(median).toBeLessThan(allowed)
})

const password = 'una clave larga'
const openAccount = async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const passwordHash = await hashPassword(password)
  await server.kernel.database.inVenue(venue.venueId, 'write', (db) =>
    db.update(staffAccounts).set({ passwordHash }).where(eq(staffAccounts.id, admin.staffId)),
  )
  return { ...venue, mail: admin.mail }
}
const tokensTo = (venueId: number, mail: string) =>
  server.kernel.database.inVenue(venueId, 'read', async (db) => {
    const found = await db.select({ body: mails.body }).from(mails).where(eq(mails.recipient, mail))
    return found.map(({ body }) => /(?:confirm|token)=(\S+)/.exec(body)?.[1] ?? '')
  })
const signIn = async (input: object, options: { address?: string; cookie?: string }) => {
  const answer = await server.ask(identity.signIn.endpoint, 'write', input, options)
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  return { status: answer.status, cookie, ...((await answer.json()) as { code?: string }) }
}

describe(`no lockout by strangers: after ${perKind} wrong attempts from many networks and one IPv6 network`, () => {
  test(
    'the owner of an account signs in on a known device with the password, and on a new one with a mailed link',
    async () => {
      const { venueId, mail } = await openAccount()
      const known = await signIn({ mail, password }, { address: newAddress() })
      const answers = new Map<string, number>()
      await attack(async (address, n) => {
        const { code = '' } = await signIn({ mail, password: `intento ${n}` }, { address })
        // A busy machine may refuse strangers with 503.
        if (code !== 'SERVICE_UNAVAILABLE') answers.set(code, (answers.get(code) ?? 0) + 1)
      })
      expect(answers.get('wrong_credentials')).toBeLessThanOrEqual(10)
      expect([...answers.keys()].sort()).toEqual(['confirm_device', 'too_many_tries', 'wrong_credentials'])
      expect((await timed(() => signIn({ mail, password }, { cookie: known.cookie }))).status).toBe(200)
      const address = newAddress()
      expect((await timed(() => signIn({ mail, password }, { address }))).code).toBe('confirm_device')
      const [confirmation] = await tokensTo(venueId, mail)
      expect((await timed(() => signIn({ mail, password, confirmation }, { address }))).status).toBe(200)
    },
    timeout,
  )

  test(
    'the owner gets a recovery link, and it sets a new password',
    async () => {
      const { venueId, mail } = await openAccount()
      await attack((address) => server.ask(identity.recover.endpoint, 'write', { mail }, { address }))
      await timed(() => server.calling(undefined, { address: newAddress() })(identity.recover, { mail }))
      const token = (await tokensTo(venueId, mail)).at(-1) ?? ''
      await timed(() => server.visitor(identity.resetPassword, { token, password: 'otra clave larga' }))
    },
    timeout,
  )

  test(
    'a phone that knows the bag code opens a bag, and so does a new phone',
    async () => {
      const { venue, bag } = await openClub(server)
      const input = { venue: venue.venueId, idBag: bag.id }
      const open = (code: string, options: { address?: string; cookie?: string }) =>
        server.ask(api.club.custody.open.endpoint, 'write', { ...input, code }, options)
      const first = await open(bagCode, { address: newAddress() })
      const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      await attack((address, n) => open(`${9000 + n}`, { address }))
      expect((await timed(() => open(bagCode, { cookie }))).status).toBe(200)
      for (let n = 0; n < 3; n++) expect((await timed(() => open(bagCode, { address: newAddress() }))).status).toBe(200)
    },
    timeout,
  )

  test(
    'a phone in the room still orders, and a new one enters with the code that staff see',
    async () => {
      const hotel = await openHotel(server)
      const { number } = hotel.room
      const enter = (code: string, address: string) =>
        hotel.phone().enter(api.hotel.stays.enterByCode.endpoint, { number, code }, address)
      await attack((address, n) => enter(String(100_000 + n), address))
      await timed(() => hotel.order())
      const { stay } = await hotel.staff.call(api.hotel.stays.at, { number })
      expect((await timed(() => enter(stay?.code ?? '', newAddress()))).status).toBe(200)
    },
    timeout,
  )
})

inFullRuns('300 wrong sign-ins at once from one address do not keep six people elsewhere from signing in', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, openAccount))
  const address = newAddress()
  /** Wrong sign-ins of the flood whose password was hashed, so far. */
  let hashed = 0
  const flood = Array.from({ length: 300 }, async (_, n) => {
    const answer = await signIn({ mail: `${n}@nadie.test`, password: 'no es esta' }, { address })
    if (answer.status === 401) hashed++
    return answer
  })
  const hashedBeforeOwners = await Promise.all(
    owners.map(async ({ mail }) => {
      expect((await signIn({ mail, password }, { address: newAddress() })).status).toBe(200)
      return hashed
    }),
  )
  // Networks take turns, so that a person waits for at most one hash of each other network and for those that had begun.
  expect(Math.max(...hashedBeforeOwners)).toBeLessThanOrEqual(15)
  const answers = await Promise.all(flood)
  expect(hashed).toBeGreaterThan(30)
  expect(hashed).toBeLessThanOrEqual(60)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('an IPv6 network counts as one visitor: of 20 enquiries 8 are stored, of 80 registrations 60 are evaluated', async () => {
  const { venueId: venue, add } = await openVenueWithListings(await server.openVenue())
  const listing = await add()
  const question = { kind: 'question', name: 'Eva', mail: 'eva@ejemplo.test', phone: '', message: '' }
  const enquire = (n: number) => {
    const input = { ...question, venue, id: randomUUID(), listingId: listing.id }
    return server.ask(api.properties.enquiries.ask.endpoint, 'write', input, { address: `2001:db8:8:8::${n}` })
  }
  const enquired = await Promise.all(Array.from({ length: 20 }, (_, n) => enquire(n)))
  expect(enquired.filter(({ ok }) => ok)).toHaveLength(8)
  const refused = enquired.find(({ ok }) => !ok)
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  // An incomplete registration costs no hashing and is counted like a complete one.
  const register = (n: number) =>
    server.ask(api.community.members.register.endpoint, 'write', { venue }, { address: `2001:db8:9:9::${n}` })
  const registered = await Promise.all(Array.from({ length: 80 }, (_, n) => register(n)))
  expect(registered.filter(({ status }) => status === 429)).toHaveLength(20)
})

describe('write budgets', () => {
  test('of 200 withdrawals of balls at once five are stored, and another member can still take balls', async () => {
    const { venueId } = await server.openVenue()
    const community = openCommunity(server, venueId)
    const [eager, other] = [await community.addMember(), await community.addMember()]
    const { withdraw } = api.community.withdrawals
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => eager.call(withdraw, { id: randomUUID() })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(eager.call(withdraw, { id: randomUUID() })).rejects.toMatchObject({
      code: 'too_many_tries',
      status: 429,
    })
    expect(await other.call(withdraw, { id: randomUUID() })).toMatchObject({ balls: 25 })
    // Other writes have a budget of their own.
    await eager.call(api.community.members.signOut)
  })

  test('a guest’s phone writes sixty times a minute without a declared limit, and another phone of the stay is not affected', async () => {
    const hotel = await openHotel(server)
    const second = await hotel.stay.join()
    const write = (phone: typeof second) => phone.call(api.hotel.stays.setMail, { mail: 'eva@ejemplo.test' })
    const started = performance.now()
    const results = await Promise.allSettled(Array.from({ length: 75 }, () => write(hotel.guest)))
    const stored = results.filter(({ status }) => status === 'fulfilled').length
    expect(stored).toBeGreaterThanOrEqual(60)
    // The budget refills by one per second while the test runs.
    expect(stored).toBeLessThanOrEqual(60 + Math.ceil((performance.now() - started) / 1000))
    expect(await write(second)).toEqual({ done: true })
    // Staff have no budget.
    for (let n = 0; n < 70; n++)
      await hotel.staff.call(api.hotel.stays.update, { id: hotel.stay.id, name: 'Eva', mail: '' })
  })
})
