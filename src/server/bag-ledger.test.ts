import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { bagCode, movementDraft, openClub } from './club/club.testkit.ts'
import { openCommunity } from './community/community.testkit.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const { custody } = api.club

test('a movement that a member’s phone registers with the bag code has the member’s name', async () => {
  const { venue, bag } = await openClub(server)
  const member = await openCommunity(server, venue.venueId).addMember({ firstName: 'Lucía' })
  const { permit } = await member.call(custody.open, { idBag: bag.id, code: bagCode })
  const movement = await member.call(custody.register, { permit, ...movementDraft(bag.id, 0) })
  expect(movement.personAdmin).toBe('Lucía')
})
