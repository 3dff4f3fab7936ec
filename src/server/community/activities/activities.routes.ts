import { activities as contract } from '#contract/community/activities.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { listVisibleActivities } from './activities.queries.ts'

const on = inTransaction(contract)

export const activitiesRoutes = {
  list: on.list.handler(({ context: { db } }) => listVisibleActivities(db)),
}
