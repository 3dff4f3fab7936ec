import { classes as contract } from '#contract/community/classes.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { countBirthdaysOutsideBands, listClassBands, reassignClasses, replaceClassBands } from './classes.queries.ts'
import { areInvalidBands } from './classes.rules.ts'

const on = inTransaction(contract)

export const classesRoutes = {
  bands: on.bands.handler(async ({ context: { db } }) => {
    const bands = await listClassBands(db)
    return { bands: [...bands], outside: await countBirthdaysOutsideBands(db, bands) }
  }),

  saveBands: on.saveBands.handler(async ({ context, input: { bands, moveMembers: isMoving }, errors }) => {
    const { db, venueId } = context
    if (areInvalidBands(bands)) throw errors.bands_overlap()
    const before = await listClassBands(db)
    await replaceClassBands(db, venueId, bands)
    context.alsoChanges('community.members')
    return { moved: isMoving ? await reassignClasses(db, before, bands) : 0 }
  }),
}
