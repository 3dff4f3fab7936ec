import type { Db } from '#server/kernel/db/database.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { instance } from '#server/kernel/instance.table.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { createVenue } from '#server/kernel/venues/venues.queries.ts'
import { fillAccounts } from './accounts.ts'
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
import { type DemoStaff, venues } from './venues.ts'

const addStaff = async (db: Db, venueId: number, people: DemoStaff[]) => {
  for (const { password, ...person } of people)
    await db.insert(staffAccounts).values({ venueId, ...person, passwordHash: await hashPassword(password) })
}

/** Creates the three demo venues in one transaction, so that an interrupted start leaves the database empty. */
export const fillDemo = (kernel: Kernel, picturesOf = openPictures) =>
  kernel.database.asTask('write', async (db) => {
    for (const venue of venues) {
      const venueId = await createVenue(db, venue)
      await addStaff(db, venueId, venue.staff)
      const pictures = picturesOf(db, kernel.store, venueId)
      await fillSettings(db, venueId, pictures)
      await fillPosts(db, venueId, pictures, kernel.now())
      await fillPeople(db, venueId)
      await fillBags(db, venueId, pictures, kernel.now())
      await fillRows(db, venueId, kernel.now())
      await fillMenus(db, venueId, pictures)
      const rooms = await fillRooms(db, venueId, kernel.now())
      await fillOrders(db, venueId, rooms, kernel.now())
      await fillAccounts(db, venueId, rooms, kernel.now())
      await fillProperties(db, venueId, pictures, kernel.now())
      await fillCommunity(db, venueId, pictures, kernel.now())
    }
    await db.insert(instance).values({ name: 'demo', value: 'on' })
  })
