import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPool } from './pool.ts'

/** A message of PostgreSQL's protocol: type, length and content. */
const message = (type: string, content: Buffer | string) => {
  const body = Buffer.from(content)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const authenticationOk = message('R', Buffer.alloc(4))
const readyForQuery = message('Z', 'I')
const stopped = message('E', 'SFATAL\0C57P01\0Mthe database has stopped\0\0')

test('an error in the same packet as the first ReadyForQuery fails the connection and does not end the process', async () => {
  const postgres = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([authenticationOk, readyForQuery, stopped])))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void postgres.close())
  await once(postgres, 'listening')
  const { port } = postgres.address() as AddressInfo
  const owner = { host: '127.0.0.1', port, user: 'club', password: 'x', database: 'club' }
  const pool = openPool(owner, { isAway: false, probe: async () => 'working', close: () => {} })
  // An error event without a listener would fail the test run as an uncaught exception.
  await expect(pool.connect()).rejects.toThrow()
  await pool.end()
})
