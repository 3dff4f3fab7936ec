import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'

const server = testServer()
const { posts } = api.club

test('a transaction fails with its first error, not with the later one that it is aborted', async () => {
  const failed = server.kernel.database.transaction('write', async (db) => {
    await db.execute(`set local statement_timeout = 50`)
    // Nobody awaits the statement that fails, as when several are sent at once.
    db.execute('select pg_sleep(5)').catch(() => {})
    await db.execute('select 1')
  })
  await expect(failed).rejects.toMatchObject({ code: '57014' })
})

test('a write that waits too long for a lock is a 503, and works when the lock is free', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const post = { id: randomUUID(), kind: 'news' as const, title: 'A', description: 'A', photoId: null }
  const { version } = await admin.call(posts.create, { ...post, shownFrom: null, shownUntil: null })
  const owner = new pg.Client(server.owner)
  await owner.connect()
  await owner.query(`alter database ${server.owner.database} set lock_timeout = 100`)
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'casaclub' and datname = current_database()`,
  )
  await owner.query(`begin; select from club_posts where id = '${post.id}' for update`)
  const update = () =>
    admin
      .call(posts.update, { ...post, shownFrom: null, shownUntil: null, title: 'B', version })
      .catch((error) => error)
  await expect.poll(update).toMatchObject({ status: 503 })
  await owner.query('rollback')
  expect(await update()).toMatchObject({ title: 'B' })
  await owner.query(`alter database ${server.owner.database} reset lock_timeout`)
  await owner.end()
})
