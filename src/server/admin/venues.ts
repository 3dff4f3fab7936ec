import { UsageError } from '../command.ts'
import { recordOperatorAct } from '../kernel/activity/securityEvents.ts'
import { type Db, setVenue } from '../kernel/db/database.ts'
import { OperatorError } from '../kernel/operatorError.ts'
import { createVenue as insertVenue } from '../kernel/venues/venues.queries.ts'
import { venues } from '../kernel/venues/venues.table.ts'
import { type AdminCommand, parseVenueName, withKernel } from './options.ts'

/** The name of a venue; undefined if there is none with this number. Side effect: the transaction is in that venue. */
export const nameOfVenue = async (db: Db, venueId: number) => {
  await setVenue(db, venueId)
  const [venue] = await db.select({ name: venues.name }).from(venues)
  return venue?.name
}

/**
 * Creates a venue; refuses a name that another venue has, unless `another` is set. The insert comes before the comparison of names:
 * its lock makes a concurrent command wait and then see this venue.
 */
export const createNamedVenue = async (db: Db, name: string, another: boolean) => {
  const venueId = await insertVenue(db, { name, checklistShown: true })
  for (let other = 1; other < venueId && !another; other++)
    if ((await nameOfVenue(db, other))?.toLowerCase() === name.toLowerCase())
      throw new OperatorError(
        `Venue ${other} has that name already: add --another to open a second one, or --venue-id ${other} in place of --venue to add an admin to it.`,
      )
  await setVenue(db, venueId)
  await recordOperatorAct(db, { venueId, event: 'system.venue.created', label: name })
  return { venueId, message: `Venue ${venueId} '${name}' is open.` }
}

export const requireVenue = async (db: Db, venueId: number) => {
  const name = await nameOfVenue(db, venueId)
  if (!name) throw new OperatorError(`There is no venue ${venueId}.`)
  return { venueId, name }
}

export const createVenue: AdminCommand = async ({ venue, another = false }, context) => {
  if (venue === undefined) throw new UsageError('Name the venue with --venue.')
  const name = parseVenueName(venue)
  const { message, venueId } = await withKernel(context, ({ kernel }) =>
    kernel.database.asTask('write', (db) => createNamedVenue(db, name, another)),
  )
  context.output.log(
    `${message} Nobody can sign in yet: 'npm run admin -- create --venue-id ${venueId} …' adds its first admin.`,
  )
}
