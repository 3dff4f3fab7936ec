import { eq } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { instance } from '#server/kernel/instance.table.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { createVenue } from '#server/kernel/venues/venues.queries.ts'
import { fillBillingAndTill } from './accounts.ts'
import { fillBags } from './bags.ts'
import { fillCommunity } from './community/community.ts'
import { fillMenus } from './menus/menus.ts'
import { fillOrders } from './orders.ts'
import { fillPeople } from './people.ts'
import { fillPosts } from './posts.ts'
import { fillProperties } from './properties/properties.ts'
import { fillRooms } from './rooms.ts'
import { fillRows } from './rows.ts'
import { fillSettings } from './settings.ts'
import { openPictures } from './stored-pictures.ts'
import { type DemoStaff, demoVenuesName, type FilledVenue, firstDemoName, venues } from './venues.ts'

const addStaff = async (db: Db, venueId: number, people: DemoStaff[]) => {
  for (const { password, ...person } of people)
    await db.insert(staffAccounts).values({ venueId, ...person, passwordHash: await hashPassword(password) })
}

/**
 * Creates the three demo venues in one transaction, so that an interrupted start leaves the database empty. Does nothing if
 * the demo is there or another call creates it.
 */
export const fillDemo = (kernel: Kernel, picturesOf = openPictures) =>
  kernel.database.asTask('write', async (db) => {
    const row = { name: demoVenuesName, value: '' }
    const [begun] = await db.insert(instance).values(row).onConflictDoNothing().returning()
    if (!begun) return
    const venueIds: number[] = []
    for (const [index, venue] of venues.entries()) {
      const venueId = await createVenue(db, venue)
      venueIds.push(venueId)
      const filled: FilledVenue = { venueId, which: index + 1 }
      await addStaff(db, venueId, venue.staff)
      const pictures = picturesOf(db, kernel.store, venueId)
      await fillSettings(db, filled, pictures)
      await fillPosts(db, filled, pictures, kernel.now())
      await fillPeople(db, filled)
      await fillBags(db, filled, pictures, kernel.now())
      await fillRows(db, filled, kernel.now())
      await fillMenus(db, filled, pictures)
      const rooms = await fillRooms(db, filled, kernel.now())
      await fillOrders(db, filled, rooms, kernel.now())
      await fillBillingAndTill(db, filled, rooms, kernel.now())
      await fillProperties(db, filled, pictures, kernel.now())
      await fillCommunity(db, filled, pictures, kernel.now())
    }
    await db.update(instance).set({ value: venueIds.join() }).where(eq(instance.name, demoVenuesName))
    if (venueIds[0] === 1) await db.insert(instance).values({ name: firstDemoName, value: 'on' })
  })
