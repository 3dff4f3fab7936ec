import type { Db } from '#server/kernel/db/database.ts'
import { instance } from '#server/kernel/instance.table.ts'
import type { Kernel } from '#server/kernel/kernel.ts'

export interface DemoStaff {
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

export const venues: DemoVenue[] = [
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

/** A demo venue that is being filled: its number in the database, and which of the demo's venues it is, from 1. */
export interface FilledVenue {
  venueId: number
  which: number
}

/** Name of the instance's value with the numbers of the demo's venues. */
export const demoVenuesName = 'demo venues'
/**
 * Name of the value by which earlier versions know their demo. They remove the venues with the first numbers, so it is
 * stored only if the demo has those.
 */
export const firstDemoName = 'demo'

/** Numbers of the demo's venues; empty without the demo. */
export const findDemoVenues = async (db: Db): Promise<number[]> => {
  const found = await db.select().from(instance)
  const stored = (name: string) => found.find((row) => row.name === name)?.value
  const numbers = stored(demoVenuesName)
  if (numbers) return numbers.split(',').map(Number)
  return stored(firstDemoName) === undefined ? [] : venues.map((_, index) => index + 1)
}

export const hasDemo = async ({ database }: Pick<Kernel, 'database'>) =>
  (await database.transaction('read', findDemoVenues)).length > 0

/** The demo accounts as a text table, printed at start. */
export const demoAccounts = () => {
  const rows = venues.flatMap((venue) => venue.staff.map((s) => [venue.name, s.role, s.mail, s.password]))
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(width(column) + 2)).join('')}`.trimEnd())
}
