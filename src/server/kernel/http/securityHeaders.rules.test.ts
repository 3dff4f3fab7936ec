import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type HttpEnv, newNonce, sendSecurityHeaders } from './securityHeaders.ts'

const headersOf = async (origin: string, path: string) => {
  const app = new Hono<HttpEnv>().use(sendSecurityHeaders({ origin })).get('/page', (c) => c.text('page'))
  return (await app.request(path)).headers
}

test('with an https origin every response has strict-transport-security, with an http origin none', async () => {
  for (const path of ['/page', '/not/there'])
    expect((await headersOf('https://club.example', path)).get('strict-transport-security')).toBe('max-age=31536000')
  expect((await headersOf('http://127.0.0.1:3000', '/page')).has('strict-transport-security')).toBe(false)
})

test('nonces have 16 random bytes and differ, also when the stored random bytes are used up', () => {
  const nonces = Array.from({ length: 600 }, newNonce)
  expect(new Set(nonces).size).toBe(nonces.length)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})
