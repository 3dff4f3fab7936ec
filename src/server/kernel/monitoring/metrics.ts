import { statfs } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RequestRecord } from '../http/requestRecords.ts'
import type { ResponseCache } from '../http/responseCache.ts'
import type { Kernel } from '../kernel.ts'
import type { Hub } from '../live/hub.ts'
import { countUnsent } from '../outbox/unsent.queries.ts'
import { version } from '../version.ts'
import { withTimeout } from '../withTimeout.ts'

/** Milliseconds for the queries of one scrape. */
const queryTimeout = 3_000

interface MetricsSource {
  kernel: Kernel
  hub: Pick<Hub, 'size' | 'isDisconnected'>
  caches: Record<string, ResponseCache>
  build: string
}

/**
 * Group of a request in the duration histogram. There are five, because a histogram per endpoint would have thousands of series.
 */
const groupOf = ({ endpoint, method }: RequestRecord) => {
  if (!endpoint.startsWith('/')) return method === 'GET' ? 'read' : 'write'
  if (/^\/(assets|files|sw)/.test(endpoint)) return 'file'
  if (endpoint.startsWith('/api')) return 'other'
  return /^\/(healthz|readyz|version)$/.test(endpoint) ? 'health' : 'page'
}

/** Counts finished requests. The counters of an endpoint are looked up once, so that a request costs additions only. */
const observeRequests = (kernel: Kernel, registers: Registry[]) => {
  const requests = new Counter({
    name: 'casaclub_http_requests_total',
    help: 'Finished requests by endpoint and HTTP status',
    labelNames: ['endpoint', 'status'],
    registers,
  })
  const seconds = new Counter({
    name: 'casaclub_http_request_seconds_total',
    help: 'Seconds until the headers of the responses, by endpoint',
    labelNames: ['endpoint'],
    registers,
  })
  const durations = new Histogram({
    name: 'casaclub_http_request_duration_seconds',
    help: 'Seconds until the headers of the response, by group of endpoints',
    labelNames: ['group'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const seriesOf = (record: RequestRecord) => ({
    count: requests.labels(record.endpoint, String(record.status)),
    seconds: seconds.labels(record.endpoint),
    duration: durations.labels(groupOf(record)),
  })
  const known = new Map<string, ReturnType<typeof seriesOf>>()
  kernel.requestObservers.push((record) => {
    const key = `${record.status} ${record.method} ${record.endpoint}`
    const series = known.get(key) ?? seriesOf(record)
    known.set(key, series)
    series.count.inc()
    series.seconds.inc(record.ms / 1000)
    series.duration.observe(record.ms / 1000)
  })
}

const secondsOf = (time: Date | undefined) => (time ? time.getTime() / 1000 : Number.NaN)

/** Gauges and counters, with the function that updates all but `info` at each Prometheus scrape. A value that cannot be read stays as it was. */
const openCollected = ({ kernel, hub, caches, build }: MetricsSource, registers: Registry[]) => {
  const { database, configuration, backgroundTasks } = kernel
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `casaclub_${name}`, help, labelNames, registers })
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name: `casaclub_${name}`, help, labelNames: [label], registers })
  gauge('info', 'Version of the server', ['version', 'build', 'node']).set({ version, build, node: process.version }, 1)
  const connections = gauge('database_connections', 'Connections of the pool by state', ['state'])
  const waiting = gauge('database_waiting_requests', 'Requests that wait for a connection of the pool')
  const databaseUp = gauge('database_up', '1 if the database answers')
  const streams = gauge('live_streams', 'Open live streams')
  const notificationsUp = gauge('notifications_up', '1 if notifications of other nodes arrive')
  const cacheHits = counter('cache_hits_total', 'Requests that were served from a cache', 'cache')
  const cacheMisses = counter('cache_misses_total', 'Requests that a cache could not serve', 'cache')
  const cacheBytes = gauge('cache_bytes', 'Size of a cache', ['cache'])
  const unsent = gauge('outbox_unsent', 'Messages that are not sent yet', ['outbox'])
  const outboxDelay = gauge('outbox_delay_seconds', 'Seconds since the oldest unsent message was due', ['outbox'])
  const backupTime = gauge(
    'backup_last_success_timestamp_seconds',
    'Time of the last automatic backup; before the first one, of the first start',
  )
  const backupBytes = gauge('backup_last_size_bytes', 'Size of the last automatic backup')
  const backupFailed = gauge('backup_failed', '1 if the last automatic backup failed')
  const backupMissing = gauge('backup_missing_pictures', 'Pictures that the last automatic backup lacks')
  const testTime = gauge(
    'restore_test_timestamp_seconds',
    'Time of the last restore test; before the first one, of the first start',
  )
  const testFailed = gauge('restore_test_failed', '1 if the last restore test failed')
  const diskFree = gauge('disk_free_bytes', 'Free space of the disk of a folder', ['folder'])
  const diskSize = gauge('disk_size_bytes', 'Size of the disk of a folder', ['folder'])
  const failures = counter('background_failures_total', 'Failed background tasks', 'task')

  for (const time of [backupTime, testTime]) time.set(Number.NaN)

  const readDisk = async (folder: string, path: string) => {
    const found = await statfs(path).catch(() => null)
    if (!found) return
    diskFree.set({ folder }, found.bavail * found.bsize)
    diskSize.set({ folder }, found.blocks * found.bsize)
  }
  const readDatabase = async () => {
    for (const { outbox, unsent: count, waiting } of await database.asTask('read', countUnsent)) {
      unsent.set({ outbox }, count)
      outboxDelay.set({ outbox }, waiting)
    }
    const { state } = await kernel.backups.overview()
    backupFailed.set(state?.failure ? 1 : 0)
    // The value is NaN while automatic backups are off: an alert on the age of the last backup never fires for NaN, but
    // would always fire for 0.
    const begin = configuration.backupHour === null ? undefined : state?.since
    backupTime.set(secondsOf(begin && (state?.last?.at ?? begin)))
    testTime.set(secondsOf(begin && (state?.test?.at ?? begin)))
    if (state?.last) {
      backupBytes.set(state.last.bytes)
      backupMissing.set(state.last.missing)
    }
    testFailed.set(state?.test?.succeeded === false ? 1 : 0)
  }
  return async () => {
    const { totalCount, idleCount, waitingCount } = database.pool
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'used' }, totalCount - idleCount)
    waiting.set(waitingCount)
    streams.set(hub.size)
    notificationsUp.set(hub.isDisconnected ? 0 : 1)
    for (const counted of [cacheHits, cacheMisses, failures]) counted.reset()
    for (const [cache, { uses, size }] of Object.entries(caches)) {
      cacheHits.inc({ cache }, uses.hits)
      cacheMisses.inc({ cache }, uses.misses)
      cacheBytes.set({ cache }, size.bytes)
    }
    for (const [task, count] of backgroundTasks.failures) failures.inc({ task }, count)
    await readDisk('data', configuration.dataDir)
    await readDisk('backups', configuration.backupDir)
    const answered = await withTimeout(queryTimeout, readDatabase()).then(
      () => true,
      () => false,
    )
    databaseUp.set(answered ? 1 : 0)
  }
}

/** Starts counting, and returns the function that writes all metrics in the text format of Prometheus. */
export const openMetrics = (source: MetricsSource) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  observeRequests(source.kernel, [registry])
  const collect = openCollected(source, [registry])
  return {
    contentType: registry.contentType,
    async write() {
      await collect()
      return registry.metrics()
    },
  }
}
