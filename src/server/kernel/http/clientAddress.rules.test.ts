import { expect, test } from 'vitest'
import { clientAddress, networkOf, parseProxyList } from './clientAddress.ts'

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

test('the network of an IPv4 address is the address, that of an IPv6 address its first 64 bits in one spelling', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  const one = ['2001:db8:0:7::1', '2001:0db8:0000:0007:ffff::', '2001:DB8:0:7:1:2:3:4', '2001:db8:0:7:a::192.0.2.1']
  expect(new Set(one.map(networkOf))).toEqual(new Set(['2001:db8:0:7::/64']))
  expect(networkOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64')
  expect([networkOf('::1'), networkOf('fe80::1%eth0')]).toEqual(['0:0:0:0::/64', 'fe80:0:0:0::/64'])
})
