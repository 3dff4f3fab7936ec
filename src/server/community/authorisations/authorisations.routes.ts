import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { authorisations as contract } from '#contract/community/authorisations.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { authorisationsOfMemberFrom } from './authorisations.queries.ts'
import { authorisations, visits } from './authorisations.table.ts'
import { authorise } from './authorise.ts'

const on = inTransaction(contract)

export const authorisationsRoutes = {
  mine: on.mine.handler(async ({ context: { db, caller, now } }) =>
    authorisationsOfMemberFrom(db, caller.subject, await todayInVenue(db, now())),
  ),

  create: on.create.handler(async ({ context, input, errors }) =>
    orRefuse(await authorise(context, { memberId: context.caller.subject, createdBy: null }, input), errors),
  ),

  cancel: on.cancel.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const visit = db.select({ id: visits.id }).from(visits).where(eq(visits.authorisationId, authorisations.id))
    const isPending = and(isNull(authorisations.canceledAt), or(isNotNull(authorisations.until), notExists(visit)))
    return orRefuse(await updateRow(db, authorisations, id, { canceledAt: now() }, isPending), errors)
  }),
}
