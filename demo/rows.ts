import { randomUUID } from 'node:crypto'
import { messages } from '#server/club/messages/messages.table.ts'
import { removeRowsToBin } from '#server/kernel/bin/removeToBin.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { webhookDeliveries, webhooks } from '#server/kernel/integrations/webhooks.table.ts'
import type { FilledVenue } from './venues.ts'

/** Freely licensed films in place of the club's own videos. A player is loaded only after a tap. */
const messagesOf: Record<number, [title: string, youtube: string][]> = {
  1: [
    ['Bienvenida del presidente', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
    ['Cómo dejar la bolsa en el guardapalos', 'https://www.youtube.com/embed/YE7VzlLtp-4'],
    ['Resumen del torneo de primavera', 'https://www.youtube.com/embed/eRsGyueVLvQ'],
  ],
  2: [['Así es el Hotel del Mar', 'https://www.youtube.com/embed/R6MlUcmOul8']],
}

/** The features whose demo is a few rows without pictures. A feature with a larger demo has a file of its own. */
export const fillRows = async (db: Db, { venueId, which }: FilledVenue, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
  for (const [place, [title, youtube]] of (messagesOf[which] ?? []).entries())
    await db
      .insert(messages)
      .values({ venueId, id: randomUUID(), title, youtube, place, createdAt: daysAgo(place * 5) })
  if (which !== 1) return
  await fillBin(db, venueId, daysAgo)
  await fillWebhook(db, venueId, daysAgo)
}

/** A message that an admin has removed. */
const fillBin = async (db: Db, venueId: number, daysAgo: (days: number) => Date) => {
  const title = 'Obras en el estacionamiento'
  const removed = { venueId, id: randomUUID(), title, youtube: 'https://www.youtube.com/embed/aqz-KE-bpKQ', place: 9 }
  await db.insert(messages).values({ ...removed, createdAt: daysAgo(40) })
  const context = { db, venueId, caller: { name: 'Ana' }, endpoint: 'club.messages.remove' }
  await removeRowsToBin({ ...context, now: () => daysAgo(4), alsoChanges: () => {} }, messages, [removed.id], title)
}

/** A webhook that is paused, because nobody receives it. */
const fillWebhook = async (db: Db, venueId: number, daysAgo: (days: number) => Date) => {
  const id = randomUUID()
  const chosen = { name: 'Contabilidad', url: 'https://contabilidad.example/avisos' }
  const paused = { pausedAt: daysAgo(2), pauseReason: 'admin' } as const
  const events = ['order.created', 'payment.recorded'] as const
  const made = { createdAt: daysAgo(9), createdBy: 'Ana' }
  await db.insert(webhooks).values({ venueId, id, ...chosen, ...made, ...paused, events: [...events] })
  const ended = { attemptedAt: daysAgo(9), sentAt: daysAgo(9), dueAt: daysAgo(9), createdAt: daysAgo(9), tries: 1 }
  const result = { result: 'delivered', status: 204 } as const
  await db
    .insert(webhookDeliveries)
    .values({ venueId, webhookId: id, event: 'webhook.test', data: {}, ...ended, ...result })
}
