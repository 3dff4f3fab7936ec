import type { Db } from '#server/kernel/db/database.ts'
import { loadSettings } from './accounts.queries.ts'
import { adjustments } from './accounts.table.ts'
import { serviceReason } from './accounts.text.ts'

interface OpenedStay {
  venueId: number
  stayId: string
  at: Date
  by: { name: string; subject: string }
}

/**
 * Copies the venue's service charge to a new stay, so that a later change of the rate does not change its account. The
 * entry has the id of the stay: a repeated call adds no second one.
 */
export const addServiceCharge = async (db: Db, { venueId, stayId, at, by }: OpenedStay) => {
  const { serviceRate } = await loadSettings(db)
  if (serviceRate === 0) return
  const entry = { kind: 'service', rate: serviceRate, reason: serviceReason } as const
  await db
    .insert(adjustments)
    .values({ venueId, id: stayId, stayId, ...entry, at, by: by.name, byId: by.subject })
    .onConflictDoNothing()
}
