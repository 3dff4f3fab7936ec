import { notifications as contract } from '#contract/kernel/notifications.ts'
import { inTransaction } from '../door.ts'
import { findNotificationSettings, saveNotificationSettings } from './notifications.queries.ts'
import { kindsForRole, kindsInUse } from './waiting.queries.ts'
import type { WaitingKind } from './waitingKind.ts'

const on = inTransaction(contract)

export const notificationsRoutes = (kinds: readonly WaitingKind[]) => ({
  settings: on.settings.handler(async ({ context: { db, caller } }) =>
    findNotificationSettings(db, caller.subject, kindsForRole(await kindsInUse(db, kinds), caller.role)),
  ),

  save: on.save.handler(async ({ context: { db, venueId, caller }, input: { kinds: chosen, digestHour } }) => {
    const known = new Set(kindsForRole(kinds, caller.role).map(({ name }) => name))
    const choices = Object.fromEntries(
      chosen.filter(({ kind }) => known.has(kind)).map(({ kind, ...choice }) => [kind, choice]),
    )
    await saveNotificationSettings(db, { venueId, staffId: caller.subject, choices, digestHour })
    return { done: true }
  }),
})
