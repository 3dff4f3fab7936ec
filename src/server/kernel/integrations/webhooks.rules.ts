import { createHmac } from 'node:crypto'
import { signatureOf } from '../signatures.ts'
import type { DeliveryRow } from './webhooks.table.ts'

const minute = 60
/** Seconds before the retries, each ±20 %: 14 attempts in about a day. The last failed attempt gives the delivery up. */
const retryDelays = [1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240].map((minutes) => minutes * minute)

/** Seconds until the next attempt, after `tries` attempts before the failed one; null if there is none. */
export const retryDelay = (tries: number, random: number): number | null => {
  const seconds = retryDelays[tries]
  return seconds === undefined ? null : seconds * (0.8 + 0.4 * random)
}

/**
 * The secret with which a webhook's deliveries are signed. It follows from the installation's secret, so that the database
 * stores none: a copy of the webhooks' rows signs nothing.
 */
export const webhookSecret = (secret: Buffer, venueId: number, id: string) =>
  `whsec_${signatureOf(secret, `webhook ${venueId} ${id}`)}`

const camelCase = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Columns with the names and the format of times that the API has. */
const toApiFields = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([column, value]) => [
      camelCase(column),
      column.endsWith('_at') && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  )

type Event = Pick<DeliveryRow, 'id' | 'event' | 'createdAt' | 'venueId' | 'data'>

export const eventBody = ({ id, event, createdAt, venueId, data }: Event) =>
  JSON.stringify({ id, event, at: createdAt.toISOString(), venue: venueId, data: toApiFields(data) })

/** Value of the signature header. The time (seconds) is signed too, so that a receiver can refuse a repeated old request. */
export const signatureHeader = (secret: string, body: string, at: Date) => {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
