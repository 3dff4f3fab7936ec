import { expect, test } from 'vitest'
import { clientAddress, parseProxyList } from './clientAddress.ts'

const noProxies = parseProxyList([])
const ownProxies = parseProxyList(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test('without trusted proxies the x-forwarded-for header is ignored', () => {
  expect(noProxies && clientAddress('127.0.0.1', '203.0.113.9', noProxies)).toBe('127.0.0.1')
  expect(noProxies && clientAddress('198.51.100.4', '203.0.113.9', noProxies)).toBe('198.51.100.4')
})

test('the client address is the last x-forwarded-for entry that a trusted proxy has added; earlier entries are ignored', () => {
  const addressOf = (direct: string, forwarded?: string) => ownProxies && clientAddress(direct, forwarded, ownProxies)
  expect(addressOf('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('::ffff:127.0.0.1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('127.0.0.1', '203.0.113.9, 10.2.3.4')).toBe('203.0.113.9')
  expect(addressOf('198.51.100.4', '203.0.113.9')).toBe('198.51.100.4')
  expect(addressOf('fd00::1', '2001:db8::7')).toBe('2001:db8::7')
  expect(addressOf('127.0.0.1')).toBe('127.0.0.1')
})

test('an x-forwarded-for entry that is not an IP address is ignored, however long it is', () => {
  const addressOf = (forwarded: string) => ownProxies && clientAddress('127.0.0.1', forwarded, ownProxies)
  for (const invalid of ['', 'unknown', '203.0.113.9:4711', 'x'.repeat(10_000), '999.1.1.1'])
    expect(addressOf(invalid)).toBe('127.0.0.1')
})

test('a proxy list accepts only IP addresses and ranges', () => {
  for (const wrong of ['proxy.local', '10.0.0.0/33', '10.0.0.0/x', '::/129', ''])
    expect(parseProxyList([wrong])).toBe(null)
})
