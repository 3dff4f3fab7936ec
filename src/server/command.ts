import path from 'node:path'
import { inspect, type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { replaceNpmCommands } from './commandNames.ts'
import { isUnreachable } from './kernel/db/database.ts'
import { describeError } from './kernel/log.ts'
import { maskSecrets } from './kernel/maskSecrets.ts'
import { OperatorError } from './kernel/operatorError.ts'

/** Wrong arguments; the message is printed together with the usage. */
export class UsageError extends OperatorError {}

const help = { type: 'boolean' } as const

const parseCommandLine = <O extends ParseArgsOptionsConfig>(args: string[], options: O) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help } })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
type CommandLine<O extends ParseArgsOptionsConfig> = ReturnType<typeof parseCommandLine<O>>

/** A signal that aborts when the command is interrupted, so that it can clean up. */
export const interruptSignal = () => {
  const controller = new AbortController()
  // `on` instead of `once`: the signal arrives twice, from the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

const explain = (error: unknown, usage: string): string => {
  if (error instanceof Error && error.name === 'AbortError') return 'Interrupted.'
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof OperatorError) return error.message
  return isUnreachable(error)
    ? 'The connection to the database was lost: check the database, and run the command again.'
    : maskSecrets(inspect(describeError(error)))
}

/** The environment variables of a command, and the console on which it prints. */
export interface CommandContext {
  environment: NodeJS.ProcessEnv
  output: Record<'log' | 'error', (text: string) => void>
}

/** Runs with these arguments; returns the exit code. */
export type Command = (args: string[], context: CommandContext) => Promise<number>

/**
 * Defines a command that parses its arguments and runs `work`, or prints the usage with --help. An error is printed, and the exit
 * code is then 1, otherwise 0.
 */
export const defineCommand =
  <O extends ParseArgsOptionsConfig>(
    usage: string,
    options: O,
    work: (commandLine: CommandLine<O>, context: CommandContext) => Promise<void>,
  ): Command =>
  async (args, { environment, output: given }) => {
    const named = (text: string) => replaceNpmCommands(text, environment)
    const output = {
      log: (text: string) => given.log(named(text)),
      error: (text: string) => given.error(named(text)),
    }
    try {
      const commandLine = parseCommandLine(args, options)
      if ('help' in commandLine.values && commandLine.values.help) output.log(usage)
      else await work(commandLine, { environment, output })
      return 0
    } catch (error) {
      output.error(explain(error, usage))
      return 1
    }
  }

/** Runs a command with the arguments of this process and sets its exit code. */
export const runCommand = async (command: Command) => {
  process.exitCode = await command(process.argv.slice(2), { environment: process.env, output: console })
}

/** Absolute path of the only positional argument; throws a UsageError for none or several. */
export const parseFileArgument = ([name, ...others]: string[]) => {
  if (!name || others.length > 0) throw new UsageError('Name one file.')
  return path.resolve(name)
}
