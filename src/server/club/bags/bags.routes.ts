import { randomUUID } from 'node:crypto'
import { eq, isNotNull, isNull } from 'drizzle-orm'
import { bagLimits, defaultBagItems } from '#contract/club/bags.limits.ts'
import { bags as contract } from '#contract/club/bags.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import {
  insertOnce,
  insertOnceAndFind,
  nextVersion,
  updateIfUnchanged,
  updateRow,
} from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { pendingMoves } from '../custody/custody.table.ts'
import { movementsOfBag } from '../movements/movements.queries.ts'
import { actorNameOf } from '../movements/movements.rules.ts'
import { lockPersonByNumber } from '../people/people.queries.ts'
import { people } from '../people/people.table.ts'
import {
  countBags,
  findBag,
  findComment,
  findItem,
  listArchivedBags,
  listBags,
  listCommentsPage,
  listMissingItems,
  listNewestComments,
  lockBag,
  lockBagAndCountItems,
} from './bags.queries.ts'
import { bagComments, bagItems, bags } from './bags.table.ts'

const on = inTransaction(contract)

export const bagsRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listBags(db, input)),

  archived: on.archived.handler(({ context: { db }, input }) => listArchivedBags(db, input.after)),

  counts: on.counts.handler(({ context: { db } }) => countBags(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => {
    const bag = orRefuse(await findBag(db, id), errors)
    const movements = await movementsOfBag(db, id, bagLimits.latestShown)
    return { bag, movements, comments: await listNewestComments(db, id, bagLimits.latestShown) }
  }),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { numberSocio, firstName, lastName, ...bagFields } = input
    const { id } = bagFields
    // A repeated id is a retry of the same call and returns the bag that the first call created.
    const existing = await findBag(db, id)
    if (existing) return existing
    const createdAt = now()
    await insertOnce(db, people, {
      venueId,
      id: randomUUID(),
      firstName,
      lastName,
      numberSocio,
      rol: 'owner',
      createdAt,
    })
    const ownerId = await lockPersonByNumber(db, numberSocio)
    if (!ownerId) throw errors.gone()
    if ((await insertOnce(db, bags, { ...bagFields, venueId, ownerId, createdAt })) && bagFields.type === 'bag') {
      const newItems = defaultBagItems.map((name, n) => ({ venueId, id: randomUUID(), bagId: id, name, place: n }))
      await db.insert(bagItems).values(newItems)
    }
    return orRefuse(await findBag(db, id), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input: { numberSocio, ...changes }, errors }) => {
    const bag = await lockBag(db, changes.id)
    if (!bag || bag.archivedAt) throw errors.gone()
    if (bag.version !== changes.version) throw errors.stale()
    const ownerId = await lockPersonByNumber(db, numberSocio)
    if (!ownerId) throw errors.unknown_member()
    return orRefuse(await updateIfUnchanged(db, bags, { ...changes, ownerId }, findBag), errors)
  }),

  archive: on.archive.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const changes = { archivedAt: now(), version: nextVersion(bags) }
    const done = orRefuse(await updateRow(db, bags, id, changes, isNull(bags.archivedAt)), errors)
    await db.delete(pendingMoves).where(eq(pendingMoves.bagId, id))
    return done
  }),

  restore: on.restore.handler(async ({ context: { db }, input: { id }, errors }) => {
    const changes = { archivedAt: null, version: nextVersion(bags) }
    return orRefuse(await updateRow(db, bags, id, changes, isNotNull(bags.archivedAt)), errors)
  }),

  allComments: on.allComments.handler(({ context: { db }, input }) => listCommentsPage(db, input.idBag, input.after)),

  comments: on.comments.handler(({ context: { db }, input }) =>
    listNewestComments(db, input.idBag, bagLimits.commentsShown),
  ),

  addComment: on.addComment.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const { idBag: bagId, ...fields } = input
    orRefuse(await lockBagAndCountItems(db, bagId), errors)
    const comment = { ...fields, venueId, bagId, at: now(), personAdmin: actorNameOf(caller) }
    const stored = await insertOnceAndFind(db, bagComments, comment, findComment)
    if (stored?.bagId !== bagId) throw errors.gone()
    return stored
  }),

  removeComment: on.removeComment.handler(async ({ context, input, errors }) =>
    orRefuse(await removeToBin(context, bagComments, input.id, ({ comments }) => comments), errors),
  ),

  item: on.item.handler(async ({ context: { db }, input, errors }) => {
    const item = await findItem(db, input.id)
    if (item?.bagId !== input.idBag) throw errors.gone()
    return item
  }),

  addItem: on.addItem.handler(async ({ context: { db, venueId }, input, errors }) => {
    const { idBag: bagId, ...fields } = input
    const counts = await lockBagAndCountItems(db, bagId)
    // The retry check runs after the lock: a concurrent call with the same id may have taken the last place.
    const existing = await findItem(db, input.id)
    if (existing) return orRefuse(existing.bagId === bagId ? existing : 'gone', errors)
    const { items: itemCount, nextPlace } = orRefuse(counts, errors)
    if (itemCount >= bagLimits.items) throw errors.full()
    const item = await insertOnceAndFind(db, bagItems, { ...fields, venueId, bagId, place: nextPlace }, findItem)
    return orRefuse(item, errors)
  }),

  updateItem: on.updateItem.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, bagItems, input, findItem), errors),
  ),

  removeItem: on.removeItem.handler(async ({ context, input, errors }) =>
    orRefuse(await removeToBin(context, bagItems, input.id, ({ name }) => name), errors),
  ),

  missing: on.missing.handler(({ context: { db } }) => listMissingItems(db)),

  solveMissing: on.solveMissing.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(
      await updateRow(db, bagItems, input.idItem, { missingSince: null }, isNotNull(bagItems.missingSince)),
      errors,
    ),
  ),
}
