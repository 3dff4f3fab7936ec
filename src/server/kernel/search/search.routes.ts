import { search as contract } from '#contract/kernel/search.ts'
import { inTransaction } from '../door.ts'
import { searchAll } from './search.queries.ts'
import type { SearchKind } from './searchKind.ts'

const on = inTransaction(contract)

export const searchRoutes = (kinds: readonly SearchKind[]) => ({
  find: on.find.handler(({ context: { db, kernel, venueId, caller }, input: { text } }) =>
    searchAll(kinds, text, { db, kernel, venueId, role: caller.role }),
  ),
})
