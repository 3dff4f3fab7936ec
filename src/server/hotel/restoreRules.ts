import { roomLimits } from '#contract/hotel/rooms.limits.ts'
import { type RestoreRules, restoreRule } from '#server/kernel/bin/restoreFromBin.ts'
import { roomsOfKind } from './rooms/rooms.queries.ts'
import { rooms } from './rooms/rooms.table.ts'

/** Conditions under which an entry of the bin can be restored, by the endpoint that removed it. */
export const hotelRestoreRules: RestoreRules = {
  'hotel.rooms.remove': restoreRule(rooms, async (db, { kind }) =>
    (await roomsOfKind(db, kind)).length >= roomLimits.rooms ? 'full' : 'restore',
  ),
}
