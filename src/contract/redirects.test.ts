import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Page } from './kernel/page.ts'
import { roles } from './kernel/roles.ts'
import { pages } from './pages.ts'
import { homePathOf, redirectFor, safeReturnPath } from './redirects.ts'

const forStaff = { who: ['staff', 'admin'] } as const
const forAdmins = { who: ['admin'] } as const
const forMembers = { who: ['member', 'lider'] } as const
const forLiders = { who: ['lider'] } as const
const forGuests = { who: ['guest'] } as const

test('a page can be opened by the roles it lists and by no other', () => {
  for (const page of Object.values<Page>(pages))
    for (const role of roles) expect(redirectFor(page, role, '/x') === null).toBe(page.who.includes(role))
})

test('a visitor is redirected to the sign-in page of the page’s first role, with the way back', () => {
  expect(redirectFor(forStaff, 'visitor', '/bags?q=a b')).toBe('/login?to=%2Fbags%3Fq%3Da%20b')
  expect(redirectFor(forMembers, 'visitor', '/profile')).toBe('/login-app?to=%2Fprofile')
  expect(redirectFor(forMembers, 'visitor', '/claims?venue=2')).toBe('/login-app?venue=2&to=%2Fclaims%3Fvenue%3D2')
  expect(redirectFor(forGuests, 'visitor', '/12/101/chat')).toBe('/12/login?to=%2F12%2F101%2Fchat')
  expect(redirectFor(forGuests, 'visitor', '/my-room?venue=3')).toBe('/3/login?to=%2Fmy-room%3Fvenue%3D3')
  expect(redirectFor(forGuests, 'visitor', '/my-room')).toBe('/hotel?to=%2Fmy-room')
})

test('a caller with a session of another kind is redirected to the sign-in page of the page’s kind', () => {
  expect(redirectFor(forStaff, 'member', '/bags')).toBe('/login?to=%2Fbags')
  expect(redirectFor(forMembers, 'admin', '/profile')).toBe('/login-app?to=%2Fprofile')
  expect(redirectFor(forGuests, 'lider', '/1/101')).toBe('/1/login?to=%2F1%2F101')
  for (const role of ['member', 'lider', 'guest'] as const) expect(redirectFor(pages.login, role, '/login')).toBe(null)
})

test('a caller of the right session kind but the wrong role is redirected to the role’s start page', () => {
  expect(redirectFor(forAdmins, 'staff', '/news/create')).toBe('/dashboard')
  expect(redirectFor(forStaff, 'screen', '/dashboard')).toBe('/screen')
  expect(redirectFor(forLiders, 'member', '/absence')).toBe('/home')
  for (const role of ['staff', 'admin'] as const) expect(redirectFor(pages.login, role, '/login')).toBe('/dashboard')
})

test('every role may open its own start page', () => {
  const at = (path: string) => Object.values<Page>(pages).find((page) => page.path === path)
  for (const role of roles) expect(at(homePathOf(role))?.who, role).toContain(role)
})

test('after signing in, only paths of our own origin are accepted as the way back', () => {
  for (const own of ['/bags?q=ana+ruiz', '/menu/1/editMenu', '/news-admin?kind=winner', '/1/menu/9#c-2'])
    expect(safeReturnPath(own, 'admin')).toBe(own)
  for (const foreign of [
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '//[',
  ])
    expect(safeReturnPath(foreign, 'screen'), String(foreign)).toBe('/screen')
})

test('any generated way back resolves to our own origin', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '/./',
    '/../',
    '\\',
    '\t',
    '\n',
    '@',
    ':',
    '#',
    '?',
    '%2f',
    '%5c',
    'evil.example',
  )
  const pieced = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`)
  const ours = 'https://ours.test'
  const isOurs = (to: string) => {
    const address = safeReturnPath(to, 'admin')
    return address.startsWith('/') && new URL(address, ours).origin === ours
  }
  fc.assert(fc.property(fc.oneof(pieced, fc.string()), isOurs), { numRuns: 500 })
})
