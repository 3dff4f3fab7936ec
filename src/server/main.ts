// A small entry file: PostgreSQL starts while the rest of the server is loaded.
import { inspect } from 'node:util'
import { replaceNpmCommands } from './commandNames.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { provideDatabase } from './kernel/db/provideDatabase.ts'
import { describeError, openLog, openLogOutput } from './kernel/log.ts'
import { maskSecrets } from './kernel/maskSecrets.ts'
import { OperatorError } from './kernel/operatorError.ts'
import { stopSignal } from './stopSignal.ts'

/** Errors that an operator can fix are one sentence; all others are bugs and are printed with their stack. */
const explain = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'That port is taken: stop what uses it, or set PORT to another one.'
  return error instanceof OperatorError
    ? replaceNpmCommands(error.message, process.env)
    : maskSecrets(inspect(describeError(error)))
}

const run = async (onStarted?: () => void) => {
  const stopping = stopSignal()
  const configuration = readConfiguration(process.env)
  const log = openLog(configuration.logLevel, openLogOutput())
  const { promise: launched, resolve: onLaunch } = Promise.withResolvers<void>()
  const database = provideDatabase(configuration, { report: (sentence) => log.error(sentence), onLaunch })
  // Loading the rest blocks the event loop, so it begins when PostgreSQL's process runs.
  await Promise.race([launched, database])
  database.catch(() => {})
  const { runServer } = await import('./serve.ts')
  await runServer(configuration, log, database, stopping, onStarted)
  process.exit(0)
}

/** Runs the server until it is stopped, and ends the process. */
export const start = (onStarted?: () => void) =>
  run(onStarted).catch((error) => {
    console.error(explain(error))
    process.exit(1)
  })

if (import.meta.main) start()
