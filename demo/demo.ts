import { eq } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import { staff } from '#server/kernel/identity/identity.table.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { instance } from '#server/kernel/instance.table.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { createVenue } from '#server/kernel/venues/venues.queries.ts'
import { fillBags } from './bags.ts'
import { fillMenus } from './menus/menus.ts'
import { fillMessages } from './messages.ts'
import { fillPeople } from './people.ts'
import { fillPosts } from './posts.ts'
import { fillSettings } from './settings.ts'
import { openPictures } from './stored-pictures.ts'

interface DemoStaff {
  mail: string
  password: string
  name: string
  role: 'admin' | 'staff' | 'screen'
}
interface DemoVenue {
  name: string
  primaryColor: string
  outletsEnabled: boolean
  staff: DemoStaff[]
}

const venues: DemoVenue[] = [
  {
    name: 'Casa Club',
    primaryColor: '#1F5D43',
    outletsEnabled: true,
    staff: [
      { mail: 'admin@casaclub.test', password: 'demo-admin-1', name: 'Ana', role: 'admin' },
      { mail: 'staff@casaclub.test', password: 'demo-staff-1', name: 'Sergio', role: 'staff' },
      { mail: 'screen@casaclub.test', password: 'demo-screen-1', name: 'Pantalla', role: 'screen' },
    ],
  },
  {
    name: 'Hotel del Mar',
    primaryColor: '#1D4E79',
    outletsEnabled: true,
    staff: [{ mail: 'admin@hotel2.test', password: 'demo-admin-2', name: 'Marina', role: 'admin' }],
  },
  { name: 'Posada de la Sierra', primaryColor: '#8A3B1E', outletsEnabled: false, staff: [] },
]

const addStaff = async (db: Db, venueId: number, people: DemoStaff[]) => {
  for (const { password, ...person } of people)
    await db.insert(staff).values({ venueId, ...person, passwordHash: await hashPassword(password) })
}

/** Three venues with believable data. All or nothing: a start that is cut off leaves the database empty. */
export const fillDemo = (kernel: Kernel, picturesOf = openPictures) =>
  kernel.database.transaction('write', async (db) => {
    for (const venue of venues) {
      const venueId = await createVenue(db, venue)
      await addStaff(db, venueId, venue.staff)
      const pictures = picturesOf(db, kernel.store, venueId)
      await fillSettings(db, venueId, pictures)
      await fillPosts(db, venueId, pictures, kernel.now())
      await fillPeople(db, venueId)
      await fillBags(db, venueId, pictures, kernel.now())
      await fillMessages(db, venueId, kernel.now())
      await fillMenus(db, venueId, pictures)
    }
    await db.insert(instance).values({ name: 'demo', value: 'on' })
  })

export const demoIsHere = ({ database }: Kernel) =>
  database.transaction('read', async (db) => {
    const found = await db.select().from(instance).where(eq(instance.name, 'demo'))
    return found.length > 0
  })

/** The accounts of the demo as a short table. */
export const demoAccounts = () => {
  const rows = venues.flatMap((venue) => venue.staff.map((s) => [venue.name, s.role, s.mail, s.password]))
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(width(column) + 2)).join('')}`.trimEnd())
}
