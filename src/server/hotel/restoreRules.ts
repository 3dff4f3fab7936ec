import { roomLimits } from '#contract/hotel/rooms.limits.ts'
import { type RestoreRules, restoreRule } from '#server/kernel/bin/restoreFromBin.ts'
import { roomsOfKind } from './rooms/rooms.queries.ts'
import { rooms } from './rooms/rooms.table.ts'

/** Conditions for restoring what was removed, by the endpoint of the removal. */
export const hotelRestoreRules: RestoreRules = {
  'hotel.rooms.remove': restoreRule(rooms, async (db, { kind }) =>
    (await roomsOfKind(db, kind)).length >= roomLimits.rooms ? 'full' : 'restore',
  ),
}
