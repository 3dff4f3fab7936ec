import { randomUUID } from 'node:crypto'
import { messages } from '#server/club/messages/messages.table.ts'
import type { Db } from '#server/kernel/db/database.ts'

/** Freely licensed films stand in for the club's own; a player loads only when somebody taps it. */
const byVenue: Record<number, [title: string, youtube: string][]> = {
  1: [
    ['Bienvenida del presidente', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
    ['Cómo dejar la bolsa en el guardapalos', 'https://www.youtube.com/embed/YE7VzlLtp-4'],
    ['Resumen del torneo de primavera', 'https://www.youtube.com/embed/eRsGyueVLvQ'],
  ],
  2: [['Así es el Hotel del Mar', 'https://www.youtube.com/embed/R6MlUcmOul8']],
}

export const fillMessages = async (db: Db, venueId: number, now: Date) => {
  for (const [place, [title, youtube]] of (byVenue[venueId] ?? []).entries()) {
    const createdAt = new Date(now.getTime() - place * 5 * 24 * 3_600_000)
    await db.insert(messages).values({ venueId, id: randomUUID(), title, youtube, place, createdAt })
  }
}
