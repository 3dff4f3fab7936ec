import { implement } from '@orpc/server'
import { dashboard as contract } from '#contract/club/dashboard.ts'
import { door, type Incoming } from '#server/kernel/door.ts'
import { readActivity, readCounters } from './dashboard.table.ts'

const on = implement(contract).$context<Incoming>().use(door)

export const dashboardRoutes = on.router({
  counters: on.counters.handler(({ context: { db } }) => readCounters(db)),
  activity: on.activity.handler(({ context: { db, now } }) => readActivity(db, now())),
})
