// The baseline of the benchmarks: a plain node:http server that sends the same bytes or runs the same queries.
import { createServer } from 'node:http'
import pg from 'pg'

/** Configuration that the benchmark sends over the IPC channel. */
export interface BareServerConfig {
  bytes: Record<string, { headers: Record<string, string>; body: string }>
  queries: { connection: pg.PoolConfig; texts: { text: string; values: unknown[] }[] } | null
}

process.once('message', ({ bytes, queries }: BareServerConfig) => {
  const ready = new Map(
    Object.entries(bytes).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const pool = queries && new pg.Pool({ ...queries.connection, max: 20 })
  // The role of the app, whose queries are limited by row-level security.
  pool?.on('connect', (client) => void client.query('set role casa_app'))
  const asked = async () => {
    const rows: unknown[] = []
    const client = await pool?.connect()
    // The name makes pg prepare the statement once per connection.
    for (const [n, { text, values }] of (queries?.texts ?? []).entries())
      rows.push((await client?.query({ name: `q${n}`, text, values }))?.rows)
    client?.release()
    return JSON.stringify(rows)
  }
  const server = createServer(async (request, response) => {
    const kept = ready.get(request.url ?? '')
    if (kept) return response.writeHead(200, kept.headers).end(kept.body)
    const body = Buffer.from(await asked())
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
