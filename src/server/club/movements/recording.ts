import { and, eq, isNull, not } from 'drizzle-orm'
import type { ActionType } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, findRow } from '#server/kernel/db/verbs.ts'
import type { Call } from '#server/kernel/door.ts'
import { lockBag } from '../bags/bags.queries.ts'
import { bags, items } from '../bags/bags.table.ts'
import { pendingMoves } from '../custody/custody.table.ts'
import { people } from '../people/people.table.ts'
import { findMovement, movedAfter } from './movements.queries.ts'
import { actorOf, madeEarlier } from './movements.rules.ts'
import { movements } from './movements.table.ts'

export interface Made {
  id: string
  idBag: string
  /** Null where the ledger was not known: the moment decides then. */
  position: number | null
  actionType: ActionType
  comments: string
  missing: string[] | null
  madeAt: string | null
}

/** Flags what was not there, takes the flag off what was; answers with the names of what is missing. */
const checkItems = async (db: Db, bagId: string, missing: string[], at: Date): Promise<string[]> => {
  const ofBag = eq(items.bagId, bagId)
  const named = among(items.id, missing)
  await db
    .update(items)
    .set({ missingSince: null })
    .where(and(ofBag, not(named)))
  if (missing.length === 0) return []
  const gone = and(ofBag, named)
  await db
    .update(items)
    .set({ missingSince: at })
    .where(and(gone, isNull(items.missingSince)))
  const missed = await db.select({ name: items.name }).from(items).where(gone).orderBy(items.place)
  return missed.map(({ name }) => name)
}

/**
 * Writes a movement into the ledger. The bag is locked first, so that of two movements made against the same
 * position one is written and the other is a conflict; the same movement again is the one already written.
 */
export const recordMovement = async (
  { db, venueId, caller, now }: Call,
  made: Made,
): Promise<Movement | 'gone' | 'conflict'> => {
  const bag = await lockBag(db, made.idBag)
  if (!bag) return 'gone'
  const written = await findMovement(db, made.id)
  if (written) return written.idBag === bag.id ? written : 'conflict'
  if (bag.archivedAt) return 'gone'
  const at = now()
  const byTime = made.position === null
  if (byTime ? await movedAfter(db, bag.id, new Date(made.madeAt ?? at)) : bag.position !== made.position)
    return 'conflict'
  const owner = await findRow(db, people, bag.ownerId)
  if (!owner) return 'gone'

  const checked = made.actionType === 'Ingreso' && made.missing
  await db.insert(movements).values({
    venueId,
    id: made.id,
    bagId: bag.id,
    position: bag.position + 1,
    actionType: made.actionType,
    at,
    // Two that are told apart by their moments keep them, however soon they arrive.
    madeAt: madeEarlier(made.madeAt, at, byTime ? 0 : undefined),
    personAdmin: actorOf(caller),
    place: bag.place,
    comments: made.comments,
    type: bag.type,
    brand: bag.brand,
    fullName: `${owner.firstName} ${owner.lastName}`,
    numberSocio: owner.numberSocio,
    missing: checked ? await checkItems(db, bag.id, checked, at) : null,
  })
  await db
    .update(bags)
    .set({ position: bag.position + 1, lastAction: made.actionType, lastMove: at })
    .where(eq(bags.id, bag.id))
  await db.delete(pendingMoves).where(eq(pendingMoves.bagId, bag.id))
  return (await findMovement(db, made.id)) ?? 'gone'
}
