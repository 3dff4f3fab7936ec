import path from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { isUnreachable } from './kernel/db/database.ts'
import { described } from './kernel/log.ts'
import { Mendable } from './kernel/mendable.ts'

/** Wrong arguments; the message is printed together with the usage. */
export class WrongUse extends Mendable {}

const help = { type: 'boolean' } as const

const parseCommandLine = <O extends ParseArgsOptionsConfig>(options: O) => {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, help } })
  } catch (error) {
    throw new WrongUse((error as Error).message)
  }
}
type CommandLine<O extends ParseArgsOptionsConfig> = ReturnType<typeof parseCommandLine<O>>

/** A signal that aborts when the command is interrupted, so that it can clean up. */
export const interruption = () => {
  const controller = new AbortController()
  // The signal arrives twice: from the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

const explain = (error: unknown, usage: string) => {
  if (error instanceof Error && error.name === 'AbortError') return 'Interrupted.'
  if (error instanceof WrongUse) return `${error.message}\n\n${usage}`
  if (error instanceof Mendable) return error.message
  return isUnreachable(error)
    ? 'The connection to the database was lost: check the database, and run the command again.'
    : described(error)
}

/** Parses the arguments and runs a command. Errors are printed and set the exit code 1. */
export const command = async <O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  work: (commandLine: CommandLine<O>) => Promise<void>,
) => {
  try {
    const commandLine = parseCommandLine(options)
    if ('help' in commandLine.values && commandLine.values.help) console.log(usage)
    else await work(commandLine)
  } catch (error) {
    console.error(explain(error, usage))
    process.exitCode = 1
  }
}

/** Absolute path of the only positional argument. */
export const namedFile = ([name, ...others]: string[]) => {
  if (!name || others.length > 0) throw new WrongUse('Name one file.')
  return path.resolve(name)
}
