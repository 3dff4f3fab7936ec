import path from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { isUnreachable } from './kernel/db/database.ts'
import { described } from './kernel/log.ts'
import { Mendable } from './kernel/mendable.ts'

/** Said together with how the command is used. */
export class WrongUse extends Mendable {}

const help = { type: 'boolean' } as const

const read = <O extends ParseArgsOptionsConfig>(options: O) => {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, help } })
  } catch (error) {
    throw new WrongUse((error as Error).message)
  }
}
type Given<O extends ParseArgsOptionsConfig> = ReturnType<typeof read<O>>

/** Aborted when somebody interrupts the command, which can then clean up behind itself. */
export const interruption = () => {
  const wish = new AbortController()
  // A terminal tells everybody, and npm tells us again.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => wish.abort())
  return wish.signal
}

const explain = (error: unknown, usage: string) => {
  if (error instanceof Error && error.name === 'AbortError') return 'Interrupted.'
  if (error instanceof WrongUse) return `${error.message}\n\n${usage}`
  if (error instanceof Mendable) return error.message
  return isUnreachable(error) ? 'The database went away meanwhile: see how it is, and try again.' : described(error)
}

/** Runs a command to its end, which is told by its exit code. */
export const command = async <O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  work: (given: Given<O>) => Promise<void>,
) => {
  try {
    const given = read(options)
    if ('help' in given.values && given.values.help) console.log(usage)
    else await work(given)
  } catch (error) {
    console.error(explain(error, usage))
    process.exitCode = 1
  }
}

/** The one file that was named, whole, for a command that takes no more. */
export const namedFile = ([name, ...others]: string[]) => {
  if (!name || others.length > 0) throw new WrongUse('Say which file.')
  return path.resolve(name)
}
