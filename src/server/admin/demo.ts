import { eq } from 'drizzle-orm'
import { demoIsHere, venues as demoVenues } from '#demo/venues.ts'
import { recordOperatorAct } from '../kernel/activity/securityEvents.ts'
import { type Db, setVenue } from '../kernel/db/database.ts'
import { staffAccounts } from '../kernel/identity/identity.table.ts'
import { instance } from '../kernel/instance.table.ts'
import { OperatorError } from '../kernel/operatorError.ts'
import { countRowsOfVenue, removeRowsOfVenues } from '../kernel/venues/removeVenues.ts'
import { venuesOpened } from '../kernel/venues/venues.queries.ts'
import { type AdminCommand, withKernel } from './options.ts'
import { nameOfVenue } from './venues.ts'

/** Numbers of the demo's venues: it is created in an empty database only, so they are the first. */
const demoVenueIds = demoVenues.map((_, n) => n + 1)
const demoMails = new Set(demoVenues.flatMap(({ staff }) => staff.map(({ mail }) => mail)))

const describeVenue = async (db: Db, venueId: number) => {
  const name = await nameOfVenue(db, venueId)
  if (name === undefined) return null
  const accounts = await db.select({ mail: staffAccounts.mail }).from(staffAccounts)
  const others = accounts.map(({ mail }) => mail).filter((mail) => !demoMails.has(mail))
  const added = others.length > 0 ? `, with accounts that were added later: ${others.join(', ')}` : ''
  return `  venue ${venueId} '${name}'${added}`
}

/** Removes the demo's venues with all their rows and pictures. Other venues stay as they are. */
export const removeDemo: AdminCommand = async ({ yes }, surroundings) => {
  const { output } = surroundings
  await withKernel(surroundings, async ({ kernel, owner }) => {
    const { database, store } = kernel
    if (!(await demoIsHere(kernel))) throw new OperatorError('This instance has no demo: nothing was removed.')
    const found: string[] = []
    for (const venueId of demoVenueIds) {
      const described = await database.asTask('read', (db) => describeVenue(db, venueId))
      const rows = await countRowsOfVenue(owner, venueId)
      if (described) found.push(`${described} (${rows} rows)`)
    }
    output.log(`The demo consists of\n${found.join('\n')}`)
    if (!yes)
      throw new OperatorError(
        'Nothing was removed. To remove these venues for good, with their pictures, add --yes; take a backup before if you are not sure.',
      )
    await removeRowsOfVenues(owner, demoVenueIds)
    await database.asTask('write', async (db) => {
      await db.delete(instance).where(eq(instance.name, 'demo'))
      for (let venueId = demoVenueIds.length + 1; venueId <= (await venuesOpened(db)); venueId++) {
        await setVenue(db, venueId)
        await recordOperatorAct(db, { venueId, event: 'system.demo.removed' })
      }
    })
    for (const part of demoVenueIds.flatMap((venueId) => [`${venueId}`, `private/${venueId}`]))
      for await (const { id } of store.list(part)) await store.remove(`${part}/${id}`)
  })
  output.log(
    `The demo is removed. Numbers of venues are not used again: set COMMUNITY_VENUE to the number of your venue, and create it with 'npm run admin -- create' if there is none yet.`,
  )
}
