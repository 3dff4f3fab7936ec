import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { DatabaseUnreachable } from '../db/unreachable.ts'
import { openLog } from '../log.ts'
import { projectFolder } from '../project.ts'
import { openMetrics } from './metrics.ts'
import { openTelemetry } from './openTelemetry.ts'
import { tracing } from './tracing.ts'

let written = ''
const server = testServer({ log: openLog('info', { write: (line) => (written += line) }) })
beforeEach(() => {
  written = ''
})

interface Line {
  level: number
  msg: string
  [field: string]: unknown
}
const lines = (): Line[] =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const requestLines = () => lines().filter(({ msg }) => msg === 'request')

test('each request is one line at level info with address, venue and kind of caller, and without its URL', async () => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  await server.ask(
    'club.posts.archive',
    'read',
    { search: 'Leocadia' },
    { cookie: admin.cookie, address: '203.0.113.7' },
  )
  await server.ask('kernel.users.list', 'read', {}, { cookie: (await as('staff')).cookie })
  await server.fetch('/reset-password?token=very-secret', { headers: { accept: 'text/html' } })
  await server.fetch(`/files/1/${randomUUID()}/400.webp`)
  expect(requestLines()).toMatchObject([
    { method: 'GET', endpoint: 'club.posts.archive', caller: 'staff', venue: venueId, address: '203.0.113.7' },
    { endpoint: 'kernel.users.list', caller: 'staff', venue: venueId, status: 403 },
    { endpoint: '/reset-password', caller: 'visitor' },
    { endpoint: expect.stringMatching(/^\/files\/:venue/), status: 404, ms: expect.any(Number) },
  ])
  expect(written).not.toMatch(/Leocadia|very-secret/)
})

test('a response from the cache is logged and counted too', async () => {
  const { venueId } = await server.openVenue()
  const { port, close } = await server.listen()
  const url = `http://127.0.0.1:${port}/api/kernel/venues/current?venue=${venueId}`
  for (let n = 0; n < 2; n++) expect((await fetch(url)).status).toBe(200)
  await close()
  expect(requestLines()).toMatchObject([
    { endpoint: 'kernel.venues.current', venue: venueId, status: 200 },
    { endpoint: 'kernel.venues.current', venue: venueId, status: 200, cached: true, address: '127.0.0.1' },
  ])
  expect(server.app.caches.reads.uses.hits).toBe(1)
})

test('while the database is unavailable, all failures of a second are one line without a stack trace', async () => {
  const { database, backgroundTasks } = server.kernel
  const { transaction } = database
  onTestFinished(() => void Object.assign(database, { transaction }))
  database.transaction = () => Promise.reject(new DatabaseUnreachable())
  const ask = () => server.ask('kernel.identity.recover', 'write', { mail: 'ana@club.test' })
  for (const { status } of await Promise.all([ask(), ask(), ask(), ask()])) expect(status).toBe(503)
  await backgroundTasks.run('sending mail', () => database.transaction('read', async () => 0))
  const [line, ...others] = lines().filter(({ level }) => level >= 50)
  expect(others).toEqual([])
  expect(line).toMatchObject({ failed: 1, reason: expect.stringContaining('does not answer') })
  expect(JSON.stringify(line)).not.toContain('.ts:')
})

test('every metric that the dashboard and the alerts name is served, and requests are counted by endpoint and status', async () => {
  const { kernel, hub } = server
  const metrics = openMetrics({ kernel, hub, caches: server.app.caches, build: 'test' })
  await server.visitor(api.kernel.venues.current, { venue: (await server.openVenue()).venueId })
  await kernel.backgroundTasks.run('testing', () => Promise.reject(new Error('wanted')))
  const served = await metrics.write()
  expect(served).toContain('casaclub_http_requests_total{endpoint="kernel.venues.current",status="200"} 1')
  expect(served).toContain('casaclub_background_failures_total{task="testing"} 1')
  expect(served).toContain('casaclub_database_up 1')
  // A new instance has no backup yet, and no alert must fire for it.
  expect(served).toContain('casaclub_backup_last_success_timestamp_seconds Nan')
  await kernel.backups.doWhatIsDue()
  expect(await metrics.write()).toMatch(/casaclub_backup_last_success_timestamp_seconds 1\d{9}/)
  expect(served).toMatch(/casaclub_disk_free_bytes\{folder="data"\} \d{6,}/)

  const known = new Set([...served.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const folder = path.join(projectFolder, 'deploy/monitoring')
  const files = (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8'))
  const named = (await Promise.all(files)).flatMap((text) => text.match(/\b(casaclub|process|nodejs)_\w+/g) ?? [])
  const unknown = named.map((name) => name.replace(/_(bucket|sum|count)$/, '')).filter((name) => !known.has(name))
  expect(unknown).toEqual([])
  expect(new Set(named).size).toBeGreaterThan(20)
  const ours = [...known].filter((name) => name?.startsWith('casaclub_'))
  expect(ours.filter((name) => !named.some((used) => used.startsWith(name ?? '')))).toEqual([])
})

/** The parts of an OTLP request that the test reads. */
interface Exported {
  resourceSpans: { resource: unknown; scopeSpans: { spans: Record<string, unknown>[] }[] }[]
}

test('a request and its transaction are exported as spans of the caller’s trace', async () => {
  const paths: unknown[] = []
  const received: Exported[] = []
  const collector = createServer(async (request, response) => {
    paths.push(request.url)
    received.push(JSON.parse(await text(request)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as { port: number }).port}`
  const opened = openTelemetry({ OTEL_SERVICE_NAME: 'club', OTEL_RESOURCE_ATTRIBUTES: 'region=ar' })
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  const { venueId, as } = await server.openVenue()
  const { cookie } = await as('staff')
  tracing.current = opened
  onTestFinished(() => void Object.assign(tracing, { current: null }))
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
  await server.ask('club.posts.archive', 'read', {}, { cookie, headers })
  await opened.close()
  expect(paths).toEqual(['/v1/traces'])
  const exported = received.flatMap(({ resourceSpans }) => resourceSpans)
  expect(JSON.stringify(exported[0]?.resource)).toMatch(/club.*region.*ar/)
  const spans = exported.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans)
  const request = spans.find(({ name }) => name === 'GET club.posts.archive')
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  expect(request?.attributes).toContainEqual({ key: 'casaclub.venue', value: { intValue: venueId } })
  const transaction = { traceId, parentSpanId: request?.spanId, name: 'transaction read' }
  expect(spans).toContainEqual(expect.objectContaining(transaction))
})
