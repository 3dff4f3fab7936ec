import { randomBytes } from 'node:crypto'
import type { parseArgs } from 'node:util'
import pino from 'pino'
import { Mail, NewPassword, requiredLine, VenueId } from '#contract/kernel/values.ts'
import { venueLimits } from '#contract/kernel/venues.limits.ts'
import { type CommandContext, UsageError } from '../command.ts'
import { bootForCommand, type RunningKernel } from '../kernel/boot.ts'
import { readConfiguration } from '../kernel/configuration.ts'
import { OperatorError } from '../kernel/operatorError.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

export const options = {
  venue: text,
  'venue-id': text,
  another: flag,
  mail: text,
  name: text,
  password: text,
  all: flag,
  yes: flag,
}
export type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** One of the commands of `npm run admin`. */
export type AdminCommand = (options: Options, context: CommandContext) => Promise<void>

/** Runs `work` with the kernel of the configured instance, also beside a running server. */
export const withKernel = async <T>({ environment }: CommandContext, work: (running: RunningKernel) => Promise<T>) => {
  const running = await bootForCommand(readConfiguration(environment), pino({ level: 'silent' }))
  try {
    return await work(running)
  } finally {
    await running.close()
  }
}

export const parseVenueId = (id: string) => {
  const venueId = VenueId.safeParse(Number(id))
  if (!venueId.success) throw new OperatorError(`'${id}' is not the number of a venue.`)
  return venueId.data
}

export const parseVenueName = (name: string) => {
  const venueName = requiredLine(venueLimits.name).safeParse(name)
  if (!venueName.success)
    throw new OperatorError(`The name of a venue has 1 to ${venueLimits.name} characters, in one line.`)
  return venueName.data
}

/** Checks the password of --password; without it, creates a random password. */
export const parsePassword = (given: string | undefined) => {
  const password = NewPassword.safeParse(given ?? randomBytes(12).toString('base64url'))
  if (!password.success) throw new OperatorError('The password must have at least 8 characters.')
  return password.data
}

/** Parses --venue-id and --mail. Whether the account exists is not checked here. */
export const parseAccount = (options: Options) => {
  const mail = Mail.safeParse(options.mail)
  if (!mail.success || options['venue-id'] === undefined)
    throw new UsageError('Name the account with --venue-id and --mail.')
  return { venueId: parseVenueId(options['venue-id']), mail: mail.data }
}
