import pg from 'pg'
import pino, { type DestinationStream, type Logger } from 'pino'

const sqlAtMost = 1000
const causesAtMost = 4

/** In these classes PostgreSQL's words name tables and columns; in all others they may quote what somebody entered. */
const namesOnly = /^(08|0A|23|25|28|3D|40|42|53|54|55|57|58|XX)/

type Described = Record<string, unknown>

const picked = (error: object, ...fields: string[]): Described =>
  Object.fromEntries(Object.entries(error).filter(([field, value]) => fields.includes(field) && value !== undefined))

const particulars = (error: Error): Described => {
  // The query library puts the parameters into its words.
  if ('query' in error && 'params' in error) return { sql: String(error.query).slice(0, sqlAtMost) }
  if (error instanceof pg.DatabaseError) {
    const where = picked(error, 'code', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine')
    return namesOnly.test(error.code ?? '') ? { message: error.message, ...where } : where
  }
  // A mail server's words name the recipient.
  if ('responseCode' in error) return picked(error, 'code', 'responseCode', 'command')
  // An answer that is not as the contract says: it holds whole rows.
  if ('issues' in error && Array.isArray(error.issues))
    return { message: error.message, at: error.issues.map(({ path = [] }) => path.join('.')) }
  return { message: error.message, ...picked(error, 'code', 'syscall') }
}

/** Where it was thrown: what follows the error's words, which may have lines that look like the rest. */
const placeOf = ({ stack = '', message }: Error) => {
  const said = stack.indexOf(message)
  return said < 0 ? '' : stack.slice(said + message.length).trim()
}

/**
 * What may be written down of an error: what failed and where, never with which values. Only what is named here is
 * taken, so that a library that adds a field to its errors adds nothing to our log.
 */
export const described = (error: unknown, depth = 0): Described => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause } = error
  return {
    type: error.constructor.name,
    ...particulars(error),
    stack: placeOf(error),
    ...(cause !== undefined && depth < causesAtMost ? { cause: described(cause, depth + 1) } : {}),
  }
}

/** The same in one line, for where there is room for no more. */
export const inShort = (error: unknown): string => {
  const { stack: _, cause, ...said } = described(error)
  const words = Object.values(said).filter((value) => typeof value !== 'object')
  return [words.join(' '), ...(cause ? [inShort((error as Error).cause)] : [])].join(': ')
}

/** The one way to open a log: whatever error is given to it is written as described above. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { err: described, error: described },
      hooks: {
        logMethod(args, method) {
          const [about, words] = args as unknown[]
          // Without words of ours the library would take the error's own.
          if (typeof about === 'object' && words === undefined) method.call(this, about, 'without words')
          else method.apply(this, args)
        },
      },
    },
    ...(destination ? [destination] : []),
  )
