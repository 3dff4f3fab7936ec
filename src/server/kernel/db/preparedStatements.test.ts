import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sharedServer } from '../../testing/kit.ts'

const server = sharedServer()

/** A connection of the pool, and the number of times that PostgreSQL has described the columns of a result to it. */
const openConnection = async () => {
  const client = await server.kernel.database.pool.connect()
  onTestFinished(() => client.release(true))
  let descriptions = 0
  client.connection.on('rowDescription', () => descriptions++)
  return { client, descriptions: () => descriptions }
}
const prepared = (text: string) => ({ name: `test ${randomUUID()}`, text })

test('a prepared statement returns the same rows each time, and PostgreSQL describes its columns once per connection', async () => {
  const { client, descriptions } = await openConnection()
  const statement = prepared(
    `select $1::int as number, null as nothing, now() > 'epoch' as later, array['a', null] as words`,
  )
  for (const number of [1, 2, 3])
    expect((await client.query({ ...statement, values: [number] })).rows).toEqual([
      { number, nothing: null, later: true, words: ['a', null] },
    ])
  expect(descriptions()).toBe(1)
  const other = await openConnection()
  expect((await other.client.query({ ...statement, values: [4] })).rows).toMatchObject([{ number: 4 }])
})

test('a prepared statement returns its rows as arrays and with its own conversions when the query asks for it', async () => {
  const { client } = await openConnection()
  const query = {
    ...prepared('select 5 as five'),
    rowMode: 'array' as const,
    types: { getTypeParser: () => (text: string) => `${text}!` },
  }
  for (let n = 0; n < 2; n++) expect((await client.query(query as pg.QueryArrayConfig)).rows).toEqual([['5!']])
})

test('a prepared statement without a result has no rows, and one that fails does so each time', async () => {
  const { client, descriptions } = await openConnection()
  await client.query('create temporary table numbers (number int unique)')
  const [insert, divide] = [prepared('insert into numbers values ($1)'), prepared('select 1 / $1::int as share')]
  for (const number of [1, 2]) expect((await client.query({ ...insert, values: [number] })).rows).toEqual([])
  await expect(client.query({ ...insert, values: [2] })).rejects.toMatchObject({ code: '23505' })
  for (let n = 0; n < 2; n++)
    await expect(client.query({ ...divide, values: [0] })).rejects.toMatchObject({ code: '22012' })
  expect((await client.query({ ...divide, values: [1] })).rows).toEqual([{ share: 1 }])
  expect(descriptions(), 'those of the division').toBeGreaterThan(0)
})

test('statements that are sent together get their own rows, also when they are prepared by then', async () => {
  const { client } = await openConnection()
  const [a, b] = [prepared('select $1::int as a'), prepared('select $1::text as b, 1 as one')]
  for (const number of [1, 2]) {
    const results = await Promise.all([
      client.query({ ...a, values: [number] }),
      client.query({ ...b, values: [`${number}`] }),
      client.query({ ...a, values: [number + 1] }),
    ])
    expect(results.map(({ rows }) => rows)).toEqual([
      [{ a: number }],
      [{ b: `${number}`, one: 1 }],
      [{ a: number + 1 }],
    ])
  }
})

test('a row that cannot be converted fails its statement, and the connection stays usable', async () => {
  const { client } = await openConnection()
  const broken = () => {
    throw new Error('no date')
  }
  const query = { ...prepared('select 1 as day'), types: { getTypeParser: () => broken } }
  await expect(client.query(query as pg.QueryConfig)).rejects.toThrow('no date')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
