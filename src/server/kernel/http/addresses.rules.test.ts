import { expect, test } from 'vitest'
import { clientAddress, proxyList } from './addresses.ts'

const none = proxyList([])
const ours = proxyList(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test('without trusted proxies nobody can say that they come from elsewhere', () => {
  expect(none && clientAddress('127.0.0.1', '203.0.113.9', none)).toBe('127.0.0.1')
  expect(none && clientAddress('198.51.100.4', '203.0.113.9', none)).toBe('198.51.100.4')
})

test('a trusted proxy says where a request came from, and what stands before that is the visitor’s own invention', () => {
  const from = (direct: string, forwarded?: string) => ours && clientAddress(direct, forwarded, ours)
  expect(from('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(from('::ffff:127.0.0.1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(from('127.0.0.1', '203.0.113.9, 10.2.3.4')).toBe('203.0.113.9')
  expect(from('198.51.100.4', '203.0.113.9')).toBe('198.51.100.4')
  expect(from('fd00::1', '2001:db8::7')).toBe('2001:db8::7')
  expect(from('127.0.0.1')).toBe('127.0.0.1')
})

test('what is no address is not taken for one, however long it is', () => {
  const from = (forwarded: string) => ours && clientAddress('127.0.0.1', forwarded, ours)
  for (const odd of ['', 'unknown', '203.0.113.9:4711', 'x'.repeat(10_000), '999.1.1.1'])
    expect(from(odd)).toBe('127.0.0.1')
})

test('only addresses and ranges are proxies', () => {
  for (const wrong of ['proxy.local', '10.0.0.0/33', '10.0.0.0/x', '::/129', '']) expect(proxyList([wrong])).toBe(null)
})
