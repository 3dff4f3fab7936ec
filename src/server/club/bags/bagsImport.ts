import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { defaultBagItems } from '#contract/club/bags.limits.ts'
import { recordInsert, recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { people } from '../people/people.table.ts'
import { bagItems, bags } from './bags.table.ts'
import { type BagImportPlan, type ExistingBag, planBagRows, previewBagsImport, readBagsCsv } from './bagsCsv.rules.ts'

/** All bags that are not archived, in the order of the list. With `forUpdate` their rows are locked, in the order of their ids. */
export const listAllBags = async (db: Db, forUpdate = false): Promise<ExistingBag[]> => {
  if (forUpdate)
    await db
      .select({ id: bags.id })
      .from(bags)
      .where(isNull(bags.archivedAt))
      .orderBy(asc(bags.id))
      .for('no key update')
  return db
    .select({
      id: bags.id,
      version: bags.version,
      firstName: people.firstName,
      lastName: people.lastName,
      numberSocio: people.numberSocio,
      type: bags.type,
      brand: bags.brand,
      place: bags.place,
    })
    .from(bags)
    .innerJoin(people, and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId)))
    .where(isNull(bags.archivedAt))
    .orderBy(asc(bags.search), asc(bags.id))
}

export const planBagsImport = async (db: Db, csv: string, forUpdate = false) => {
  const file = readBagsCsv(csv)
  const existing = await listAllBags(db, forUpdate)
  const plan = planBagRows(file.rows, existing)
  return { plan, preview: previewBagsImport(file, plan, existing) }
}

/** Rows per statement: a statement of PostgreSQL accepts at most 65,535 parameters. */
const batchSize = 2000
const batchesOf = <T>(rows: readonly T[]) =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, n) => rows.slice(n * batchSize, (n + 1) * batchSize))

/** Creates people for unknown member numbers and returns the person's id for each number. */
const findOrCreateOwners = async (
  { db, venueId, now }: TransactionContext,
  rows: BagImportPlan['added'],
): Promise<Map<string, string>> => {
  const byNumber = new Map(rows.map((row) => [row.numberSocio, row]))
  const owners = [...byNumber.values()].map(({ firstName, lastName, numberSocio }) => ({
    ...{ venueId, id: randomUUID(), firstName, lastName, numberSocio },
    ...{ rol: 'owner' as const, createdAt: now() },
  }))
  for (const batch of batchesOf(owners)) await db.insert(people).values(batch).onConflictDoNothing()
  const found = await db
    .select({ id: people.id, numberSocio: people.numberSocio })
    .from(people)
    .where(sql`${people.numberSocio} = any(${sql.param([...byNumber.keys()])}::text[])`)
  return new Map(found.map(({ id, numberSocio }) => [numberSocio, id]))
}

export const applyBagsImport = async (context: TransactionContext, { added, changed }: BagImportPlan) => {
  const { db, venueId, now } = context
  // Writing thousands of bags with their items and search words can exceed the usual statement timeout.
  await db.execute(sql`set local statement_timeout = '60s'`)
  for (const { from, to } of changed) {
    const changes = { place: to.place ?? from.place }
    await db
      .update(bags)
      .set({ ...changes, version: nextVersion(bags) })
      .where(eq(bags.id, from.id))
    recordUpdate(db, from, changes)
  }
  const owners = await findOrCreateOwners(context, added)
  const newBags = added.map(({ numberSocio, type = 'bag', brand, place = '' }) => ({
    ...{ venueId, id: randomUUID(), type, brand, place, createdAt: now() },
    ownerId: owners.get(numberSocio) ?? '',
  }))
  const newItems = newBags
    .filter(({ type }) => type === 'bag')
    .flatMap(({ id }) => defaultBagItems.map((name, n) => ({ venueId, id: randomUUID(), bagId: id, name, place: n })))
  for (const batch of batchesOf(newBags)) await db.insert(bags).values(batch)
  for (const batch of batchesOf(newItems)) await db.insert(bagItems).values(batch)
  for (const bag of newBags) recordInsert(db, bag)
}
