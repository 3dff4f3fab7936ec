import { sql } from 'drizzle-orm'
import { checklist as contract } from '#contract/kernel/checklist.ts'
import { isPageInUse } from '#contract/pageProducts.ts'
import { inTransaction } from '../door.ts'
import { productsInUse } from '../venues/venues.queries.ts'
import { venues } from '../venues/venues.table.ts'
import type { DeclaredStep } from './checklistStep.ts'

const on = inTransaction(contract)

export const checklistRoutes = (declared: readonly DeclaredStep[]) => ({
  state: on.state.handler(async ({ context: { db, venueId } }) => {
    const products = await productsInUse(db)
    const used = declared.filter(({ page }) => isPageInUse(page, products))
    const done = used.map(({ rows }) => sql`exists (${rows(db)})`)
    const [row] = await db
      .select({ shown: venues.checklistShown, done: sql<boolean[]>`array[${sql.join(done, sql`, `)}]` })
      .from(venues)
    return {
      shown: row?.shown ?? false,
      steps: used.map(({ step, pathOf }, i) => ({ step, link: pathOf(venueId), isDone: row?.done[i] ?? false })),
    }
  }),

  setShown: on.setShown.handler(async ({ context: { db }, input: { shown } }) => {
    await db.update(venues).set({ checklistShown: shown })
    return { done: true }
  }),
})
