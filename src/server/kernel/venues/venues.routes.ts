import { eq, sql } from 'drizzle-orm'
import { products as allProducts } from '#contract/kernel/products.limits.ts'
import { venues as contract } from '#contract/kernel/venues.ts'
import { recordUpdate } from '../activity/recordedChanges.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../door.ts'
import { files } from '../files/files.table.ts'
import { shortenIdleSessions } from '../identity/sessions.ts'
import { findVenue } from './venues.queries.ts'
import { informationInLanguage, toConfiguration, toPublicVenue, toVenueOutput } from './venues.rules.ts'
import { venues } from './venues.table.ts'

const on = inTransaction(contract)

const ownVenue = async (db: Db) => {
  const found = await findVenue(db)
  if (!found) throw new Error('a signed-in caller without a venue')
  return found
}

export const venuesRoutes = {
  current: on.current.handler(async ({ context: { db }, errors }) => {
    const found = await findVenue(db)
    if (!found) throw errors.gone()
    return toVenueOutput(found)
  }),

  front: on.front.handler(async ({ context: { db }, input, errors }) => {
    const found = await findVenue(db)
    if (!found) throw errors.gone()
    return toPublicVenue(found, input.language)
  }),

  information: on.information.handler(async ({ context: { db }, input, errors }) => {
    const found = await findVenue(db)
    if (!found) throw errors.gone()
    return informationInLanguage(found, input.language)
  }),

  configuration: on.configuration.handler(async ({ context: { db, kernel } }) =>
    toConfiguration(await ownVenue(db), kernel.configuration.origin),
  ),

  update: on.update.handler(async ({ context: { db, kernel }, input, errors }) => {
    const { version, live, ...written } = input
    const fields = { ...written, liveDay: live.day, liveFrom: live.from, liveTo: live.to }
    const { venue: before } = await ownVenue(db)
    const changed = await db
      .update(venues)
      .set({ ...fields, version: sql`${venues.version} + 1` })
      .where(eq(venues.version, version))
      .returning({ id: venues.venueId })
    if (changed.length === 0) throw errors.stale()
    recordUpdate(db, before, fields)
    return toConfiguration(await ownVenue(db), kernel.configuration.origin)
  }),

  setSignInRules: on.setSignInRules.handler(async ({ context: { db, venueId, kernel }, input }) => {
    recordUpdate(db, (await ownVenue(db)).venue, input)
    await db.update(venues).set(input).where(eq(venues.venueId, venueId))
    return toConfiguration(await ownVenue(db), kernel.configuration.origin)
  }),

  setLogo: on.setLogo.handler(async ({ context: { db, kernel }, input, errors }) => {
    if ((await db.$count(files, eq(files.id, input.logoId))) === 0) throw errors.gone()
    recordUpdate(db, (await ownVenue(db)).venue, input)
    await db.update(venues).set(input)
    return toConfiguration(await ownVenue(db), kernel.configuration.origin)
  }),

  setProducts: on.setProducts.handler(async ({ context: { db, kernel, alsoChanges }, input: { products } }) => {
    const written = { products: allProducts.filter((product) => products.includes(product)) }
    recordUpdate(db, (await ownVenue(db)).venue, written)
    await db.update(venues).set(written)
    for (const feature of ['kernel.waiting', 'kernel.notifications'] as const) alsoChanges(feature)
    return toConfiguration(await ownVenue(db), kernel.configuration.origin)
  }),

  setStaffIdle: on.setStaffIdle.handler(async ({ context: { db, kernel }, input: { staffIdleHours } }) => {
    recordUpdate(db, (await ownVenue(db)).venue, { staffIdleHours })
    await db.update(venues).set({ staffIdleHours })
    await shortenIdleSessions(db, staffIdleHours)
    return toConfiguration(await ownVenue(db), kernel.configuration.origin)
  }),
}
