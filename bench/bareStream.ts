// The baseline of the live benchmark: a plain node:http server whose POST commits one row and then writes an event to each
// listener.
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'

process.once('message', async (connection: pg.PoolConfig) => {
  const pool = new pg.Pool({ ...connection, max: 4 })
  await pool.query('create table if not exists public.bench_commits (at timestamptz not null)')
  const listeners = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      await pool.query('insert into public.bench_commits values (now())')
      for (const listener of listeners) listener.write('event: changed\nid: 1\ndata: bench\n\n')
      return response.end('{}')
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
    listeners.add(response)
    request.once('close', () => listeners.delete(response))
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
