import { findDemoVenues } from '#demo/venues.ts'
import { demoMails, removeDemoVenues } from '../demoData.ts'
import { recordOperatorAct } from '../kernel/activity/securityEvents.ts'
import type { Db } from '../kernel/db/database.ts'
import { setVenue } from '../kernel/db/database.ts'
import { staffAccounts } from '../kernel/identity/identity.table.ts'
import { OperatorError } from '../kernel/operatorError.ts'
import { countRowsOfVenue } from '../kernel/venues/removeVenues.ts'
import { highestVenueNumber } from '../kernel/venues/venues.queries.ts'
import { type AdminCommand, withKernel } from './options.ts'
import { nameOfVenue } from './venues.ts'

const describeVenue = async (db: Db, venueId: number) => {
  const name = await nameOfVenue(db, venueId)
  if (name === undefined) return null
  const accounts = await db.select({ mail: staffAccounts.mail }).from(staffAccounts)
  const others = accounts.map(({ mail }) => mail).filter((mail) => !demoMails.has(mail))
  const added = others.length > 0 ? `, with accounts that were added later: ${others.join(', ')}` : ''
  return `  venue ${venueId} '${name}'${added}`
}

/** Removes the demo's venues with all their rows and pictures. Other venues stay as they are. */
export const removeDemo: AdminCommand = async ({ yes }, context) => {
  const { output } = context
  await withKernel(context, async (running) => {
    const { kernel, owner } = running
    const { database } = kernel
    const demoVenueIds = await database.transaction('read', findDemoVenues)
    if (demoVenueIds.length === 0) throw new OperatorError('This instance has no demo: nothing was removed.')
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
    await removeDemoVenues(running, demoVenueIds)
    await database.asTask('write', async (db) => {
      for (let venueId = 1; venueId <= (await highestVenueNumber(db)); venueId++) {
        if (demoVenueIds.includes(venueId)) continue
        await setVenue(db, venueId)
        await recordOperatorAct(db, { venueId, event: 'system.demo.removed' })
      }
    })
  })
  output.log(
    `The demo is removed. Numbers of venues are not used again: set COMMUNITY_VENUE to the number of your venue, and create it with 'npm run admin -- create' if there is none yet.`,
  )
}
