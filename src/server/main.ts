import { once } from 'node:events'
import path from 'node:path'
import type { Logger } from 'pino'
import { demoAccounts, demoIsHere } from '#demo/venues.ts'
import { createApp } from './app.ts'
import { startTellingOfBeginning } from './club/posts/beginning.ts'
import { startReminding } from './community/bookings/reminding.ts'
import { tellOfPost } from './community/push/posts.ts'
import { startPushing } from './community/push/sender.ts'
import { boot, type Running } from './kernel/boot.ts'
import { type Configuration, readConfiguration, WrongConfiguration } from './kernel/configuration.ts'
import { startSweeping } from './kernel/files/sweeping.ts'
import type { Kernel } from './kernel/kernel.ts'
import { described, openLog } from './kernel/log.ts'
import { startSender } from './kernel/mail/sender.ts'
import { Mendable } from './kernel/mendable.ts'
import { projectFolder } from './kernel/project.ts'
import { anyVenueExists } from './kernel/venues/venues.queries.ts'
import { within } from './kernel/within.ts'
import { listen } from './listen.ts'
import { readBuiltWeb, readDrawing } from './pages.ts'

/** How long requests may go on after we were asked to stop, and how long it may take to close what they used. */
const drainWithin = 10_000
const errandsWithin = 3_000
const closeWithin = 5_000
/** Whatever hangs, be it the start itself: this long after we were asked to stop it is over. */
const goneWithin = 25_000
/** Ctrl-C reaches us more than once: from the terminal, from npm, from the supervisor. Later than this, one insists. */
const sameWish = 500
/** The supervisor brings back whatever ends without having been asked to; the code tells a person which way it ended. */
const crashed = 70

const say = (line: string) => process.stdout.write(`${line}\n`)

/** What a person can mend is one sentence; anything else is a bug and shows where it happened. */
const explain = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'That port is taken: stop what uses it, or set PORT to another one.'
  return error instanceof Mendable ? error.message : described(error)
}

const refuseFromOutside = ({ host, onLoopback }: Configuration, held: string) => {
  if (onLoopback) return
  throw new WrongConfiguration(
    `HOST is '${host}', but ${held} the demo, whose passwords everybody knows. For a real instance choose another DATA_DIR (or DATABASE_URL), start with DEMO=0, and make the first admin with 'npm run admin -- create'.`,
  )
}

/** Fills an empty database with the demo, unless it is to stay empty; answers what is there then. */
const prepareData = async ({ kernel }: Running) => {
  const { configuration } = kernel
  const empty = !(await kernel.database.transaction('read', anyVenueExists))
  if (empty && configuration.demo) {
    refuseFromOutside(configuration, 'an empty database would be filled with')
    say('Filling the empty database with the demo…')
    const { fillDemo } = await import('#demo/demo.ts')
    await fillDemo(kernel)
  }
  const demo = await demoIsHere(kernel)
  if (demo) refuseFromOutside(configuration, 'this database holds')
  return { demo, withoutAdmin: empty && !configuration.demo }
}

/** Aborted when somebody wants us to end: a person, the system, or a supervisor that is itself gone. */
const wishToStop = () => {
  const wish = new AbortController()
  let since: number | undefined
  const stop = () => {
    since ??= performance.now()
    if (performance.now() - since > sameWish) process.exit(1)
    setTimeout(() => process.exit(1), goneWithin).unref()
    wish.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('message', (message) => message === 'stop' && stop())
  // Nobody insists here: it may have been told to stop before it was killed, and we by it.
  process.on('disconnect', () => wish.signal.aborted || stop())
  return wish.signal
}

const wished = async (wish: AbortSignal) => {
  if (!wish.aborted) await once(wish, 'abort')
}

/** A promise that nobody waited for ends nothing; after an exception that nobody caught, nothing is certain any more. */
const watchForBugs = (log: Logger, { errands }: Kernel) => {
  process.on('unhandledRejection', (error) => errands.failed('a promise that nobody waited for', error))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the app ends')
    process.exit(crashed)
  })
}

const serve = async (running: Running, stopping: AbortSignal) => {
  const { kernel, hub } = running
  const { host, port } = kernel.configuration
  const { demo, withoutAdmin } = await prepareData(running)
  const built = path.join(projectFolder, 'dist')
  const draw = await readDrawing(path.join(built, 'server-side'))
  const app = createApp(kernel, hub, { ...readBuiltWeb(path.join(built, 'web')), draw }, stopping)
  const server = await listen(app, host, port)
  const errands = [
    startSender(kernel),
    startSweeping(kernel),
    startPushing(kernel),
    startReminding(kernel),
    startTellingOfBeginning(kernel, tellOfPost),
  ]
  process.send?.({ port: server.port })
  say(`\nCasa Club: http://${host}:${server.port}\n`)
  for (const warning of kernel.configuration.warnings) say(`Note: ${warning}`)
  if (demo) for (const line of demoAccounts()) say(line)
  if (withoutAdmin) say("No venue yet: make one and its first admin with 'npm run admin -- create'.")

  return async () => {
    await Promise.all([
      server.drain(drainWithin),
      within(errandsWithin, Promise.all(errands.map((stop) => stop()))).catch(() => {}),
    ])
    // Last, so that screens stay true for as long as something is saved here.
    await hub.close()
    await server.close()
  }
}

const start = async () => {
  const stopping = wishToStop()
  const configuration = readConfiguration(process.env)
  const log = openLog(configuration.logLevel)
  const running = await boot(configuration, log)
  watchForBugs(log, running.kernel)
  try {
    const stop = await Promise.race([serve(running, stopping), wished(stopping)])
    await wished(stopping)
    await stop?.()
  } finally {
    await within(closeWithin, running.close()).catch((error) => log.warn({ err: error }, 'closed by force'))
  }
  process.exit(0)
}

start().catch((error) => {
  console.error(explain(error))
  process.exit(1)
})
