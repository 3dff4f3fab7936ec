import { activities as contract } from '#contract/community/activities.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { activitiesOnShow } from './activities.queries.ts'

const on = behindDoor(contract)

export const activitiesRoutes = {
  list: on.list.handler(({ context: { db } }) => activitiesOnShow(db)),
}
