import { randomUUID } from 'node:crypto'
import { messages } from '#server/club/messages/messages.table.ts'
import { removeRowsToBin } from '#server/kernel/bin/removeToBin.ts'
import type { Db } from '#server/kernel/db/database.ts'
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
  if (which === 1) await fillBin(db, venueId, daysAgo)
}

/** A message that an admin has removed. */
const fillBin = async (db: Db, venueId: number, daysAgo: (days: number) => Date) => {
  const title = 'Obras en el estacionamiento'
  const removed = { venueId, id: randomUUID(), title, youtube: 'https://www.youtube.com/embed/aqz-KE-bpKQ', place: 9 }
  await db.insert(messages).values({ ...removed, createdAt: daysAgo(40) })
  const context = { db, venueId, caller: { name: 'Ana' }, endpoint: 'club.messages.remove' }
  await removeRowsToBin({ ...context, now: () => daysAgo(4), alsoChanges: () => {} }, messages, [removed.id], title)
}
