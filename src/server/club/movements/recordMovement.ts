import { and, eq, isNull, not } from 'drizzle-orm'
import type { ActionType } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, isAnyOf } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { lockBag } from '../bags/bags.queries.ts'
import { bagItems, bags } from '../bags/bags.table.ts'
import { pendingMoves } from '../custody/custody.table.ts'
import { people } from '../people/people.table.ts'
import { findMovement, hasMovedAfter } from './movements.queries.ts'
import { actorNameOf, plausibleMadeAt } from './movements.rules.ts'
import { movements } from './movements.table.ts'

export interface MovementInput {
  id: string
  idBag: string
  /** Null when the sender's position is outdated; then `madeAt` decides about a conflict. */
  position: number | null
  actionType: ActionType
  comments: string
  missing: string[] | null
  madeAt: string | null
}

/** Sets `missingSince` of the listed items that have none, clears it on all others, and returns the names of the listed ones. */
const checkItems = async (db: Db, bagId: string, missing: string[], at: Date): Promise<string[]> => {
  const ofBag = eq(bagItems.bagId, bagId)
  const isMissing = isAnyOf(bagItems.id, missing)
  await db
    .update(bagItems)
    .set({ missingSince: null })
    .where(and(ofBag, not(isMissing)))
  if (missing.length === 0) return []
  const missingOfBag = and(ofBag, isMissing)
  await db
    .update(bagItems)
    .set({ missingSince: at })
    .where(and(missingOfBag, isNull(bagItems.missingSince)))
  const rows = await db.select({ name: bagItems.name }).from(bagItems).where(missingOfBag).orderBy(bagItems.place)
  return rows.map(({ name }) => name)
}

/** The shift in which a phone registers a movement. */
interface MovementShift {
  id: string
  personAdmin: string
}

/**
 * Appends a movement to the ledger. The bag's row is locked first, so that of two movements with the same position one is stored
 * and the other is a conflict. A repeated id returns the stored movement, or a conflict if it belongs to another bag.
 */
export const recordMovement = async (
  { db, venueId, caller, now }: Pick<TransactionContext, 'db' | 'venueId' | 'caller' | 'now'>,
  movement: MovementInput,
  shift?: MovementShift,
): Promise<Movement | 'gone' | 'conflict'> => {
  const bag = await lockBag(db, movement.idBag)
  if (!bag) return 'gone'
  const stored = await findMovement(db, movement.id)
  if (stored) return stored.idBag === bag.id ? stored : 'conflict'
  if (bag.archivedAt) return 'gone'
  const at = now()
  const byTime = movement.position === null
  if (byTime ? await hasMovedAfter(db, bag.id, new Date(movement.madeAt ?? at)) : bag.position !== movement.position)
    return 'conflict'
  const owner = await findRow(db, people, bag.ownerId)
  if (!owner) return 'gone'

  const checkedItems = movement.actionType === 'Ingreso' && movement.missing
  await db.insert(movements).values({
    venueId,
    id: movement.id,
    bagId: bag.id,
    position: bag.position + 1,
    actionType: movement.actionType,
    at,
    // Without a position `madeAt` decides about conflicts, so even a very recent one is stored.
    madeAt: plausibleMadeAt(movement.madeAt, at, byTime ? 0 : undefined),
    personAdmin: shift?.personAdmin ?? actorNameOf(caller),
    bagShiftId: shift?.id ?? null,
    place: bag.place,
    comments: movement.comments,
    type: bag.type,
    brand: bag.brand,
    fullName: `${owner.firstName} ${owner.lastName}`,
    numberSocio: owner.numberSocio,
    missing: checkedItems ? await checkItems(db, bag.id, checkedItems, at) : null,
  })
  await db
    .update(bags)
    .set({ position: bag.position + 1, lastAction: movement.actionType, lastMove: at })
    .where(eq(bags.id, bag.id))
  recordObject(db, bag)
  await db.delete(pendingMoves).where(eq(pendingMoves.bagId, bag.id))
  return (await findMovement(db, movement.id)) ?? 'gone'
}
