import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from 'pino'
import { to } from '#contract/kernel/firstRunPage.ts'
import { demoAccounts, hasDemo } from '#demo/venues.ts'
import { createApp, type HttpApp } from './app.ts'
import { startPostNotifications } from './club/posts/postNotifications.ts'
import { replaceNpmCommands } from './commandNames.ts'
import { startBookingReminders } from './community/bookings/bookingReminders.ts'
import { queuePostPush } from './community/push/postPush.ts'
import { openDemoData } from './demoData.ts'
import { startActivityPruning } from './kernel/activity/activityPruning.ts'
import { startBackups } from './kernel/backups/nightlyBackups.ts'
import { startBinCleanup } from './kernel/bin/binCleanup.ts'
import { boot, type RunningKernel } from './kernel/boot.ts'
import { type Configuration, WrongConfiguration } from './kernel/configuration.ts'
import type { ConnectedDatabase } from './kernel/db/provideDatabase.ts'
import { startFileCheck } from './kernel/files/checkFiles.ts'
import { startPictureSweep } from './kernel/files/pictureSweep.ts'
import { checkFileStore } from './kernel/files/serverStore.ts'
import { countVenuesIfNoneLeft, firstRunKey } from './kernel/firstRun/firstRunKey.ts'
import { startPruningDeliveries, startWebhookSender } from './kernel/integrations/webhookSender.ts'
import type { Kernel } from './kernel/kernel.ts'
import { startMailSender } from './kernel/mail/sender.ts'
import { listenForMetrics } from './kernel/monitoring/metricsServer.ts'
import { tracing } from './kernel/monitoring/tracing.ts'
import { projectFolder } from './kernel/project.ts'
import { startPushSender } from './kernel/push/sender.ts'
import { wasVenueEverCreated } from './kernel/venues/venues.queries.ts'
import { startChecksOfChanges, startNoticeSender, startNotificationChecks } from './kernel/waiting/notificationTasks.ts'
import { withTimeout } from './kernel/withTimeout.ts'
import { listen } from './listen.ts'
import { openPageRenderer, readBuiltWeb } from './pages.ts'
import { productRegistry } from './router.ts'
import { aborted } from './stopSignal.ts'
import { waitingKinds } from './waitingKinds.ts'

/** Milliseconds to wait at a stop: for running requests, for background tasks, and for closing connections. */
const drainTimeout = 10_000
const tasksTimeout = 3_000
const closeTimeout = 5_000
/** Milliseconds after the start, in which the first requests need not wait for what only pages need. */
const warmUpDelay = 250
/** Milliseconds after the start: the first tasks and requests have passed by then, and V8 still has what only the start needed. */
const startedDelay = 1_000
/** Milliseconds after the start. */
const memoryReleaseDelay = 2_000
/** Exit code after an uncaught exception. The supervisor restarts the process. */
const crashExitCode = 70

const print = (line: string) => process.stdout.write(`${replaceNpmCommands(line, process.env)}\n`)

const refuseUnlessLoopback = ({ host, onLoopback }: Configuration, reason: string) => {
  if (onLoopback) return
  throw new WrongConfiguration(
    `HOST is '${host}', but ${reason} the demo, whose passwords are public. For a real instance choose another DATA_DIR (or DATABASE_URL), start with DEMO=0, and create the first admin with 'npm run admin -- create'.`,
  )
}

/**
 * Fills an empty database with the demo if DEMO allows it. Returns whether the demo is there, and the number of venues ever
 * created if none is left.
 */
const prepareData = async ({ kernel }: RunningKernel) => {
  const { configuration } = kernel
  const isEmpty = !(await kernel.database.transaction('read', wasVenueEverCreated))
  if (isEmpty && configuration.demo) {
    refuseUnlessLoopback(configuration, 'an empty database would be filled with')
    print('Filling the empty database with the demo…')
    const { fillDemo } = await import('#demo/demo.ts')
    await fillDemo(kernel)
  }
  const demo = await hasDemo(kernel)
  if (demo) refuseUnlessLoopback(configuration, 'this database holds')
  return { demo, venueCount: await kernel.database.transaction('read', countVenuesIfNoneLeft) }
}

/** An unhandled rejection is only logged. After an uncaught exception the state is unknown, so the process ends. */
const handleUncaughtErrors = (log: Logger, { backgroundTasks }: Kernel) => {
  process.on('unhandledRejection', (error) => backgroundTasks.failed('unhandled rejection', error))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception: the process ends and the supervisor restarts it')
    process.exit(crashExitCode)
  })
}

/** Serves metrics if METRICS_PORT is set; their library is loaded only then. Null if it is not set. */
const startMetrics = async ({ kernel, hub }: RunningKernel, { caches }: HttpApp, build: string) => {
  const { metricsPort, metricsHost } = kernel.configuration
  if (metricsPort === null) return null
  const { openMetrics } = await import('./kernel/monitoring/metrics.ts')
  return listenForMetrics(openMetrics({ kernel, hub, caches, build }), { metricsPort, metricsHost })
}

/** Exports traces if an endpoint of OpenTelemetry is configured; its packages are loaded only then. */
const startTracing = async ({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  OTEL_SDK_DISABLED,
}: NodeJS.ProcessEnv) => {
  const isConfigured = OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (!isConfigured || OTEL_SDK_DISABLED === 'true') return
  const { openTelemetry } = await import('./kernel/monitoring/openTelemetry.ts')
  tracing.current = openTelemetry(process.env)
}

const distFolder = path.join(projectFolder, 'dist')

/**
 * Gives the memory back that only the start needed, about 25 MB. V8 keeps it otherwise, because an idle process allocates too
 * little for a full collection.
 */
const releaseMemory = () => {
  setFlagsFromString('--expose-gc')
  const collect: typeof gc = runInNewContext('gc')
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

const serve = async (running: RunningKernel, stopping: AbortSignal, onStarted: () => void) => {
  const { kernel, hub } = running
  kernel.demoData = openDemoData(running)
  const { host, port } = kernel.configuration
  await startTracing(process.env)
  await checkFileStore(kernel.configuration)
  const { demo, venueCount } = await prepareData(running)
  const renderer = openPageRenderer(path.join(distFolder, 'server-side'))
  const web = { ...readBuiltWeb(path.join(distFolder, 'web')), render: renderer?.render ?? null }
  const app = createApp(kernel, hub, web, stopping)
  const server = await listen(app, host, port)
  const metrics = await startMetrics(running, app, web.build)
  const stopTasks = [
    startMailSender(kernel),
    startFileCheck(kernel),
    startNoticeSender(kernel, waitingKinds),
    startNotificationChecks(kernel, waitingKinds),
    startChecksOfChanges(kernel, hub, waitingKinds),
    startPictureSweep(kernel),
    startActivityPruning(kernel),
    startBinCleanup(kernel),
    startPushSender(kernel, productRegistry),
    startWebhookSender(kernel),
    startPruningDeliveries(kernel),
    startBackups(kernel),
    startBookingReminders(kernel),
    startPostNotifications(kernel, queuePostPush),
  ]
  const warmUp = () => Promise.all([renderer?.load(), app.shareAssets()])
  setTimeout(warmUp, warmUpDelay).unref()
  setTimeout(onStarted, startedDelay).unref()
  setTimeout(releaseMemory, memoryReleaseDelay).unref()
  process.send?.({ port: server.port })
  print(`\nCasa Club: http://${host}:${server.port}\n`)
  for (const warning of kernel.configuration.warnings) print(`Note: ${warning}`)
  if (demo) for (const line of demoAccounts()) print(line)
  if (venueCount !== null) {
    const link = kernel.configuration.origin + to('firstRun', { clave: firstRunKey(kernel.secret, venueCount) })
    print(`There is no venue yet. Open this link to create it with its first admin:\n  ${link}`)
    print(
      "It works once, and everybody who has it becomes admin. 'npm run admin -- create' does the same without a browser.",
    )
  }

  return async () => {
    await pause(kernel.configuration.stopDelay * 1000)
    await Promise.all([
      server.drain(drainTimeout),
      withTimeout(tasksTimeout, Promise.all(stopTasks.map((stop) => stop()))).catch(() => {}),
    ])
    // Closed after the requests, so that browsers are still notified of the last writes.
    await hub.close()
    await server.close()
    await metrics?.close()
  }
}

/**
 * Runs the server on this database until `stopping` aborts, then closes it and the database. Calls `onStarted` a second after
 * the start.
 */
export const runServer = async (
  configuration: Configuration,
  log: Logger,
  database: Promise<ConnectedDatabase>,
  stopping: AbortSignal,
  onStarted = () => {},
) => {
  const running = await boot(configuration, log, database)
  handleUncaughtErrors(log, running.kernel)
  try {
    const stop = await Promise.race([serve(running, stopping, onStarted), aborted(stopping)])
    await aborted(stopping)
    await stop?.()
  } finally {
    await withTimeout(closeTimeout, tracing.current?.close() ?? Promise.resolve()).catch(() => {})
    await withTimeout(closeTimeout, running.close()).catch((error) =>
      log.warn({ err: error }, 'stop: connections did not close in time and are cut'),
    )
  }
}
