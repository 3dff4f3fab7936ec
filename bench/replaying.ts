// Records the SQL statements of one order and replays them with a bare driver for other orders.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { hashSecret } from '#server/kernel/identity/sessionTokens.ts'

export interface Phone {
  cookie: string
  stayId: string
}

export const orderOf = (productId: string, total: number) => ({
  id: randomUUID(),
  lines: [{ id: randomUUID(), productId, quantity: 1, choices: [], comment: '', outletId: null }],
  total,
})
export type Order = ReturnType<typeof orderOf>
/** The order whose statements are recorded. */
export const recordedOrder = orderOf('', 0)

interface RecordedStatement {
  text: string
  values: unknown[]
}

/**
 * Statements of the current recording; null while none is made. This module replaces the driver's `query`, so it is
 * imported before a connection opens.
 */
let recording: RecordedStatement[] | null = null
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
  const values = second ?? (typeof first === 'string' ? [] : (first.values ?? []))
  const text = typeof first === 'string' ? first : first.text
  if (text !== 'select 1') recording?.push({ text, values })
  return (query as (...all: unknown[]) => unknown).apply(this, args)
} as typeof query

/** The statements that are executed during `work`. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<RecordedStatement[]> => {
  const asked: RecordedStatement[] = []
  recording = asked
  await work()
  recording = null
  return asked
}

/** The recorded statements with the ids replaced by those of another order and stay. */
export const statementsForOrder = (texts: RecordedStatement[], from: Phone | undefined, order: Order, phone: Phone) => {
  const session = (one: Phone | undefined) => /=(\d+)\.([^.]+)\.(.+)$/.exec(one?.cookie ?? '') ?? []
  const [, , recordedSession, recordedSecret = ''] = session(from)
  const [, , ownSession, ownSecret = ''] = session(phone)
  const other = new Map<unknown, unknown>([
    [recordedOrder.id, order.id],
    [recordedOrder.lines[0]?.id, order.lines[0]?.id],
    [from?.stayId, phone.stayId],
    [recordedSession, ownSession],
  ])
  const swapped = (value: unknown): unknown => {
    if (Buffer.isBuffer(value)) return value.equals(hashSecret(recordedSecret)) ? hashSecret(ownSecret) : value
    return other.has(value) ? other.get(value) : value
  }
  return async (client: pg.Client) => {
    for (const { text, values } of texts)
      await client.query({
        name: text.length > 60 ? hashSecret(text).toString('hex').slice(0, 40) : '',
        text,
        values: values.map(swapped),
      })
  }
}
