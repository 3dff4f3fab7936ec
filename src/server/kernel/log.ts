import pg from 'pg'
import pino, { type DestinationStream, type Logger } from 'pino'
import { maskJsonLine } from './maskSecrets.ts'

const maxSqlLength = 1000
const maxCauseDepth = 4

/** SQLSTATE classes whose messages contain only names of tables and columns; messages of other classes may quote user input. */
const safeClasses = /^(08|0A|23|25|28|3D|40|42|53|54|55|57|58|XX)/

type Described = Record<string, unknown>

const pickFields = (error: object, ...fields: string[]): Described =>
  Object.fromEntries(Object.entries(error).filter(([field, value]) => fields.includes(field) && value !== undefined))

const detailsOf = (error: Error): Described => {
  // The message of a drizzle error contains the query's parameters, so only the SQL is logged.
  if ('query' in error && 'params' in error) return { sql: String(error.query).slice(0, maxSqlLength) }
  if (error instanceof pg.DatabaseError) {
    const where = pickFields(error, 'code', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine')
    return safeClasses.test(error.code ?? '') ? { message: error.message, ...where } : where
  }
  // A mail server's message contains the recipient's address, so it is left out.
  if ('responseCode' in error) return pickFields(error, 'code', 'responseCode', 'command')
  // A validation error of the output contains whole rows, so only the paths of the invalid fields are logged.
  if ('issues' in error && Array.isArray(error.issues))
    return { message: error.message, at: error.issues.map(({ path = [] }) => path.join('.')) }
  return { message: error.message, ...pickFields(error, 'code', 'syscall') }
}

/** The stack frames without the message, which may contain lines that look like frames. */
const framesOf = ({ stack = '', message }: Error) => {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trim()
}

/**
 * The fields of an error that may be logged: what failed and where, never user data. Only listed fields are copied, so
 * that a field which a library adds to its errors does not reach the log.
 */
export const describeError = (error: unknown, depth = 0): Described => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause } = error
  return {
    type: error.constructor.name,
    ...detailsOf(error),
    stack: framesOf(error),
    ...(cause !== undefined && depth < maxCauseDepth ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

/** The loggable fields of an error and its causes in one line. */
export const summarizeError = (error: unknown): string => {
  const { stack: _, cause, ...fields } = describeError(error)
  const values = Object.values(fields).filter((value) => typeof value !== 'object')
  return [values.join(' '), ...(cause ? [summarizeError((error as Error).cause)] : [])].join(': ')
}

/** Opens a log whose error fields are reduced to the loggable ones, and whose lines contain no passwords. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { err: describeError, error: describeError },
      hooks: {
        streamWrite: maskJsonLine,
        logMethod(args, method) {
          const [fields, message] = args as unknown[]
          // Without a message of ours pino would log the error's own, which may contain user data.
          if (typeof fields === 'object' && message === undefined) method.call(this, fields, 'no message')
          else method.apply(this, args)
        },
      },
    },
    ...(destination ? [destination] : []),
  )

/** Standard output, written in the background: a request does not wait for it. What is left is written when the process exits. */
export const openLogOutput = (): DestinationStream => {
  const output = pino.destination({ fd: 1, sync: false })
  process.on('exit', () => output.flushSync())
  return output
}
