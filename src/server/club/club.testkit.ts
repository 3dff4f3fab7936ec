import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import type { testServer } from '#server/testing/kit.ts'

type Venue = Awaited<ReturnType<ReturnType<typeof testServer>['openVenue']>>
type Caller = Awaited<ReturnType<Venue['as']>>

let lastNumber = 10_000
export const nextMemberNumber = () => String(++lastNumber)

export const personDraft = (fields: { firstName?: string; lastName?: string; numberSocio?: string } = {}) => ({
  id: randomUUID(),
  firstName: 'Inés',
  lastName: 'Quiroga',
  numberSocio: nextMemberNumber(),
  mail: null,
  phone: null,
  contactSince: null,
  comments: '',
  ...fields,
})

export const bagDraft = (
  fields: { brand?: string; numberSocio?: string; firstName?: string; lastName?: string } = {},
) => ({
  id: randomUUID(),
  type: 'bag' as const,
  brand: 'Titleist',
  place: 'A-12',
  firstName: 'Inés',
  lastName: 'Quiroga',
  numberSocio: nextMemberNumber(),
  ...fields,
})

export const movementDraft = (idBag: string, position: number) => ({
  id: randomUUID(),
  idBag,
  position,
  actionType: 'Ingreso' as const,
  comments: '',
  missing: null,
  madeAt: null,
})

export const bagCode = '2580'

/** A venue with its bag code set, one admin and one bag. */
export const openClub = async (server: ReturnType<typeof testServer>) => {
  const venue = await server.openVenue()
  const admin: Caller = await venue.as('admin')
  await admin.call(api.club.custody.setCode, { code: bagCode })
  const bag = await admin.call(api.club.bags.create, bagDraft())
  return { venue, admin, bag }
}

/** Sends a call twice concurrently: a lock on the table's rows holds both calls back until both wait for it. */
export const sendTwiceConcurrently = async <T>(
  { kernel: { database }, waitForLocks }: ReturnType<typeof testServer>,
  venueId: number,
  table: string,
  send: () => Promise<T>,
): Promise<T[]> => {
  const { both } = await database.inVenue(venueId, 'write', async (db) => {
    await db.execute(sql`select from ${sql.identifier(table)} for update`)
    const both = Promise.all([send(), send()])
    await waitForLocks(2)
    return { both }
  })
  return both
}
