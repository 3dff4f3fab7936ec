import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { bagsImport as contract } from '#contract/club/bags.import.ts'
import { bagLimits } from '#contract/club/bags.limits.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { people } from '../people/people.table.ts'
import { parseSearchWords } from '../search/search.rules.ts'
import { searchWords } from '../search/search.table.ts'
import { bags } from './bags.table.ts'
import { writeBagsCsv } from './bagsCsv.rules.ts'
import { applyBagsImport, listAllBags, planBagsImport } from './bagsImport.ts'

const on = inTransaction(contract)

/** Condition that the search index finds the bag by the longest word of its place: a comparison of lower() cannot use an index. */
const hasWordOf = (place: string) => {
  const [word] = parseSearchWords(place).toSorted((a, b) => b.length - a.length)
  return word === undefined
    ? undefined
    : sql`${bags.id} in (select w.id from ${searchWords} w where w.subject = 'bag' and w.word = ${word})`
}

export const bagsImportRoutes = {
  atPlace: on.atPlace.handler(({ context: { db }, input: { place, except } }) =>
    db
      .select({
        id: bags.id,
        brand: bags.brand,
        fullName: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
      })
      .from(bags)
      .innerJoin(people, and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId)))
      .where(
        and(
          isNull(bags.archivedAt),
          ne(bags.place, ''),
          sql`lower(${bags.place}) = lower(${place})`,
          hasWordOf(place),
          except ? ne(bags.id, except) : undefined,
        ),
      )
      .limit(bagLimits.atPlace),
  ),

  previewImport: on.previewImport.handler(
    async ({ context: { db }, input }) => (await planBagsImport(db, input.csv)).preview,
  ),

  import: on.import.handler(async ({ context, input, errors }) => {
    const { plan, preview } = await planBagsImport(context.db, input.csv, true)
    if (preview.badFile || preview.plan !== input.plan) throw errors.stale()
    await applyBagsImport(context, plan)
    return { created: preview.created, updated: preview.updated }
  }),

  export: on.export.handler(async ({ context: { db } }) => ({ csv: writeBagsCsv(await listAllBags(db)) })),
}
