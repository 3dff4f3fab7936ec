import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sessionCookieName } from '#server/kernel/identity/cookies.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { encodeSessionToken, hashSecret, newSecret } from '#server/kernel/identity/sessionTokens.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { movementDraft, openClub } from '../club.testkit.ts'

const server = sharedServer()
const { bagRequests, movements } = api.club

/** A club whose bag belongs to a member. Members are a table of the community, so SQL inserts the row. */
const openWithMember = async () => {
  const club = await openClub(server)
  const { venueId } = club.venue
  const addMember = async (isOwner: boolean) => {
    const [id, secret] = [randomUUID(), newSecret()]
    await server.asOwner(`insert into community_members (venue_id, id, first_name, last_name, approved_at)
      values (${venueId}, '${id}', 'Inés', 'Quiroga', now())`)
    if (isOwner) await server.asOwner(`update club_people set member_id = '${id}' where id = '${club.bag.owner}'`)
    const expiresAt = new Date(Date.now() + 3_600_000)
    const session = {
      venueId,
      kind: 'member',
      subject: id,
      secretHash: hashSecret(secret),
      device: '',
      expiresAt,
    } as const
    const [row] = await server.kernel.database.inVenue(venueId, 'write', (db) =>
      db.insert(sessions).values(session).returning({ id: sessions.id }),
    )
    const cookie = `${sessionCookieName('member')}=${encodeSessionToken({ venueId, id: row?.id ?? '', secret })}`
    return server.calling(cookie)
  }
  const screen = await club.venue.as('screen')
  const queue = async () => (await screen.call(bagRequests.queue)).map(({ fullName, place }) => `${fullName} ${place}`)
  return { ...club, member: await addMember(true), stranger: await addMember(false), queue }
}

test('televisions show a requested bag once, until the bag is moved; a bag that is out cannot be requested', async () => {
  const { admin, bag, member, queue } = await openWithMember()
  expect(await member(bagRequests.mine)).toMatchObject([{ id: bag.id, kept: true, request: null }])
  const request = { id: randomUUID(), idBag: bag.id }
  await member(bagRequests.ask, request)
  await member(bagRequests.ask, request)
  await member(bagRequests.ask, { ...request, id: randomUUID() })
  expect(await queue()).toEqual(['Inés Quiroga A-12'])
  expect(await member(bagRequests.mine)).toMatchObject([{ request: { id: request.id } }])
  await admin.call(movements.create, { ...movementDraft(bag.id, 0), actionType: 'Retiro' })
  expect(await queue()).toEqual([])
  expect(await member(bagRequests.mine)).toMatchObject([{ kept: false, request: null }])
  await expect(member(bagRequests.ask, { id: randomUUID(), idBag: bag.id })).rejects.toMatchObject({
    code: 'bag_is_out',
  })
})

test('a member can cancel a bag request and make a new one', async () => {
  const { bag, member, queue } = await openWithMember()
  const first = { id: randomUUID(), idBag: bag.id }
  await member(bagRequests.ask, first)
  await member(bagRequests.cancel, { id: first.id })
  expect(await queue()).toEqual([])
  await member(bagRequests.ask, { ...first, id: randomUUID() })
  expect(await queue()).toHaveLength(1)
})

test('a member can neither request the bag of another member nor see or cancel that member’s request', async () => {
  const { bag, member, stranger, queue } = await openWithMember()
  await expect(stranger(bagRequests.ask, { id: randomUUID(), idBag: bag.id })).rejects.toMatchObject({ code: 'gone' })
  const request = { id: randomUUID(), idBag: bag.id }
  await member(bagRequests.ask, request)
  expect(await stranger(bagRequests.mine)).toEqual([])
  await expect(stranger(bagRequests.cancel, { id: request.id })).rejects.toMatchObject({ code: 'gone' })
  expect(await queue()).toHaveLength(1)
  const elsewhere = await openWithMember()
  expect(await elsewhere.queue()).toEqual([])
})
