import path from 'node:path'
import { demoAccounts, demoIsHere, fillDemo } from '#demo/demo.ts'
import { createApp } from './app.ts'
import { boot, type Running } from './kernel/boot.ts'
import { type Configuration, readConfiguration, WrongConfiguration } from './kernel/configuration.ts'
import { DatabaseDidNotStart, FolderInUse } from './kernel/db/embedded/embedded.ts'
import { described, openLog } from './kernel/log.ts'
import { startSender } from './kernel/mail/sender.ts'
import { anyVenueExists } from './kernel/venues/venues.queries.ts'
import { listen } from './listen.ts'
import { readBuiltWeb, readDrawing } from './pages.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** What a person can mend is one sentence; anything else is a bug and shows where it happened. */
const explain = (error: unknown) => {
  const known = [WrongConfiguration, FolderInUse, DatabaseDidNotStart].some((kind) => error instanceof kind)
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'That port is taken: stop what uses it, or set PORT to another one.'
  return known && error instanceof Error ? error.message : described(error)
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
    await fillDemo(kernel)
  }
  const demo = await demoIsHere(kernel)
  if (demo) refuseFromOutside(configuration, 'this database holds')
  return { demo, withoutAdmin: empty && !configuration.demo }
}

const start = async () => {
  const configuration = readConfiguration(process.env)
  const log = openLog(configuration.logLevel)
  const running = await boot(configuration, log)
  const { kernel, hub } = running
  try {
    const { demo, withoutAdmin } = await prepareData(running)
    const built = path.join(import.meta.dirname, '../../dist')
    const draw = await readDrawing(path.join(built, 'server-side'))
    const app = createApp(kernel, hub, { ...readBuiltWeb(path.join(built, 'web')), draw })
    const server = await listen(app, configuration.host, configuration.port)
    const stopSender = startSender(kernel)
    let stopping = false
    const stop = async () => {
      if (stopping) return
      stopping = true
      await server.close()
      await stopSender()
      await running.close()
      process.exit(0)
    }
    // Ctrl-C reaches us more than once: from the terminal, and again from npm.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

    say(`\nCasa Club: http://${configuration.host}:${server.port}\n`)
    if (demo) for (const line of demoAccounts()) say(line)
    if (withoutAdmin) say("No venue yet: make one and its first admin with 'npm run admin -- create'.")
  } catch (error) {
    await running.close()
    throw error
  }
}

start().catch((error) => {
  console.error(explain(error))
  process.exit(1)
})
