import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { everyRole, member, visitorOrGuest } from '#contract/kernel/who.ts'
import { checkRules, endpointsOf } from '../kernel/rules.ts'

test('every endpoint declares who may call it, and every feature in a read’s `dependsOn` exists', () => {
  expect(() => checkRules(contract)).not.toThrow()
})

test('a write that visitors, guests or members may call notifies only its caller, liders and staff; the bag room’s notify the owner too, and messages to a group its members', () => {
  const staffOnly = ['screen', 'staff', 'admin']
  const isPublic = ({ rules }: ReturnType<typeof endpointsOf>[number]) =>
    rules.kind === 'write' && rules.who?.some((role) => !staffOnly.includes(role))
  const notifiesEveryone = endpointsOf(contract).filter(
    (one) => isPublic(one) && one.rules.kind === 'write' && !['caller', 'liders'].includes(one.rules.audience ?? ''),
  )
  expect(notifiesEveryone.map(({ endpoint }) => endpoint)).toEqual([
    'club.custody.open',
    'club.custody.register',
    'club.custody.registerByCode',
    'club.custody.openInShift',
    'club.custody.registerInShift',
    'community.groups.announce',
  ])
})

test('a write without a declared audience stops the start', () => {
  const withoutAudience = member.write.meta({ audience: undefined as never })
  expect(() => checkRules({ club: { posts: { like: withoutAudience } } })).toThrow('does not say whom it notifies')
  for (const { write } of [member, everyRole, visitorOrGuest])
    expect(() => checkRules({ club: { posts: { like: write } } })).not.toThrow()
})
