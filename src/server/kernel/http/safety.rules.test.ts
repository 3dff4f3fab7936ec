import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type HttpEnv, safetyHeaders } from './safety.ts'

const headersAt = async (origin: string, path: string) => {
  const app = new Hono<HttpEnv>().use(safetyHeaders({ origin })).get('/page', (c) => c.text('page'))
  return (await app.request(path)).headers
}

test('where people come over https, every answer tells browsers to come over nothing else', async () => {
  for (const path of ['/page', '/not/there'])
    expect((await headersAt('https://club.example', path)).get('strict-transport-security')).toBe('max-age=31536000')
  expect((await headersAt('http://127.0.0.1:3000', '/page')).has('strict-transport-security')).toBe(false)
})
