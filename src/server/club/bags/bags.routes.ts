import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { bagLimits, defaultItems } from '#contract/club/bags.limits.ts'
import { bags as contract } from '#contract/club/bags.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { pendingMoves } from '../custody/custody.table.ts'
import { actorOf } from '../movements/movements.rules.ts'
import { movementsOfBag } from '../movements/movements.table.ts'
import { ownerOfNumber, people } from '../people/people.table.ts'
import { bags, comments, items } from './bags.table.ts'
import { commentsOf, findBag, findItem, listBags, missingItems } from './reading.ts'
import { bagToFill, lockBag } from './writing.ts'

const on = behindDoor(contract)

export const bagsRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listBags(db, input)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => {
    const bag = await findBag(db, id)
    if (!bag) throw errors.gone()
    const movements = await movementsOfBag(db, id, bagLimits.latestShown)
    return { bag, movements, comments: await commentsOf(db, id, bagLimits.latestShown) }
  }),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { numberSocio, firstName, lastName, ...described } = input
    const { id } = described
    // The same id again is the same intention: answer with what it made the first time.
    const made = await findBag(db, id)
    if (made) return made
    await db
      .insert(people)
      .values({ venueId, id: randomUUID(), firstName, lastName, numberSocio, rol: 'owner', createdAt: now() })
      .onConflictDoNothing({ target: [people.venueId, people.numberSocio] })
    const ownerId = await ownerOfNumber(db, numberSocio)
    if (!ownerId) throw errors.gone()
    const [inserted] = await db
      .insert(bags)
      .values({ ...described, venueId, ownerId, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: bags.id })
    if (inserted) {
      const filling = defaultItems.map((name, n) => ({ venueId, id: randomUUID(), bagId: id, name, place: n }))
      await db.insert(items).values(filling)
    }
    return (await findBag(db, id)) ?? Promise.reject(errors.gone())
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) => {
    const { id, version, numberSocio, ...written } = input
    const bag = await lockBag(db, id)
    if (!bag || bag.archivedAt) throw errors.gone()
    if (bag.version !== version) throw errors.stale()
    const ownerId = await ownerOfNumber(db, numberSocio)
    if (!ownerId) throw errors.unknown_member()
    await db
      .update(bags)
      .set({ ...written, ownerId, version: version + 1 })
      .where(eq(bags.id, id))
    return (await findBag(db, id)) ?? Promise.reject(errors.gone())
  }),

  archive: on.archive.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const [archived] = await db
      .update(bags)
      .set({ archivedAt: now(), version: sql`${bags.version} + 1` })
      .where(and(eq(bags.id, id), isNull(bags.archivedAt)))
      .returning({ id: bags.id })
    if (!archived) throw errors.gone()
    await db.delete(pendingMoves).where(eq(pendingMoves.bagId, id))
    return { done: true }
  }),

  comments: on.comments.handler(({ context: { db }, input }) => commentsOf(db, input.idBag, bagLimits.commentsShown)),

  addComment: on.addComment.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const { idBag: bagId, ...written } = input
    if (!(await bagToFill(db, bagId))) throw errors.gone()
    const comment = { ...written, venueId, bagId, at: now(), personAdmin: actorOf(caller) }
    await db.insert(comments).values(comment).onConflictDoNothing()
    const [stored] = await db.select().from(comments).where(eq(comments.id, input.id))
    if (stored?.bagId !== bagId) throw errors.gone()
    return { ...stored, at: stored.at.toISOString() }
  }),

  removeComment: on.removeComment.handler(async ({ context: { db }, input, errors }) => {
    const removed = await db.delete(comments).where(eq(comments.id, input.id)).returning({ id: comments.id })
    if (removed.length === 0) throw errors.gone()
    return { done: true }
  }),

  item: on.item.handler(async ({ context: { db }, input, errors }) => {
    const item = await findItem(db, input.id)
    if (item?.bagId !== input.idBag) throw errors.gone()
    return item
  }),

  addItem: on.addItem.handler(async ({ context: { db, venueId }, input, errors }) => {
    const { idBag: bagId, ...written } = input
    const made = await findItem(db, input.id)
    if (made) return made.bagId === bagId ? made : Promise.reject(errors.gone())
    const room = await bagToFill(db, bagId)
    if (!room) throw errors.gone()
    if (room.items >= bagLimits.items) throw errors.full()
    await db
      .insert(items)
      .values({ ...written, venueId, bagId, place: room.nextPlace })
      .onConflictDoNothing()
    return (await findItem(db, input.id)) ?? Promise.reject(errors.gone())
  }),

  updateItem: on.updateItem.handler(async ({ context: { db }, input: { id, version, ...written }, errors }) => {
    const changed = await db
      .update(items)
      .set({ ...written, version: version + 1 })
      .where(and(eq(items.id, id), eq(items.version, version)))
      .returning({ id: items.id })
    const item = await findItem(db, id)
    if (!item) throw errors.gone()
    if (changed.length === 0) throw errors.stale()
    return item
  }),

  removeItem: on.removeItem.handler(async ({ context: { db }, input, errors }) => {
    const removed = await db.delete(items).where(eq(items.id, input.id)).returning({ id: items.id })
    if (removed.length === 0) throw errors.gone()
    return { done: true }
  }),

  missing: on.missing.handler(({ context: { db } }) => missingItems(db)),

  solveMissing: on.solveMissing.handler(async ({ context: { db }, input, errors }) => {
    const solved = await db
      .update(items)
      .set({ missingSince: null })
      .where(and(eq(items.id, input.idItem), isNotNull(items.missingSince)))
      .returning({ id: items.id })
    if (solved.length === 0) throw errors.gone()
    return { done: true }
  }),
}
