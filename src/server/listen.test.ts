import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const slowPoll = { timeout: 60_000 }

test.each(['the browser disconnected', 'the server had to stop'])(
  'a write without a response because %s is rolled back',
  async (reason) => {
    const admin = await (await server.openVenue()).as('admin')
    const node = await server.listen()
    const holder = new pg.Client(server.owner)
    await holder.connect()
    await holder.query('begin; lock table club_posts in access exclusive mode')
    const databaseId = '(select oid from pg_database where datname = current_database())'
    const count = async (rows: string) => (await holder.query(`select from ${rows}`)).rowCount

    const id = randomUUID()
    const body = JSON.stringify({ id, kind: 'news', title: 'Nunca', description: 'Nunca.', photoId: null })
    const origin = `http://127.0.0.1:${node.port}`
    const lines = ['POST /api/club/posts/create HTTP/1.1', `host: 127.0.0.1:${node.port}`, `origin: ${origin}`]
    lines.push(`cookie: ${admin.cookie}`, 'content-type: application/json', `content-length: ${body.length}`, '', body)
    const socket = connect(node.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(lines.join('\r\n'))
    await expect.poll(() => count(`pg_locks where not granted and database = ${databaseId}`), slowPoll).toBe(1)
    if (reason === 'the browser disconnected') {
      await once(socket.destroy(), 'close')
      // When this response arrives, the server has noticed the disconnect.
      await fetch(`${origin}/healthz`)
      await holder.query('commit')
    } else {
      const closed = once(socket.resume(), 'close')
      await node.drain(50)
      await node.close()
      await closed
      await holder.query('commit')
    }
    const busy = `pg_stat_activity where datid = ${databaseId} and state <> 'idle' and pid <> pg_backend_pid()`
    await expect.poll(() => count(busy), slowPoll).toBe(0)
    await expect(admin.call(api.club.posts.one, { id })).rejects.toMatchObject({ code: 'gone' })
    await holder.end()
    await node.close()
  },
)

test('closing the hub ends live streams without an error, before the server closes', async () => {
  const node = await server.listen()
  const socket = connect(node.port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.write('GET /api/live HTTP/1.1\r\nhost: casa\r\n\r\n')
  await expect.poll(() => text, slowPoll).toContain('event: hello')
  const closed = once(socket, 'close')
  await server.hub.close()
  expect(await closed, 'no error').toEqual([false])
  await node.close()
})
