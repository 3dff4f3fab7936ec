import { dashboard as contract } from '#contract/club/dashboard.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { readCounters, readMovementCounts } from './dashboard.queries.ts'

const on = inTransaction(contract)

export const dashboardRoutes = {
  counters: on.counters.handler(({ context: { db } }) => readCounters(db)),
  activity: on.activity.handler(({ context: { db, now } }) => readMovementCounts(db, now())),
}
