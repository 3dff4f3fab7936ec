import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { testServer } from '#server/testing/kit.ts'

type Venue = Awaited<ReturnType<ReturnType<typeof testServer>['openVenue']>>
type Caller = Awaited<ReturnType<Venue['as']>>

let lastNumber = 10_000
export const nextNumber = () => String(++lastNumber)

export const personDraft = (said: { firstName?: string; lastName?: string; numberSocio?: string } = {}) => ({
  id: randomUUID(),
  firstName: 'Inés',
  lastName: 'Quiroga',
  numberSocio: nextNumber(),
  mail: null,
  phone: null,
  contactSince: null,
  comments: '',
  ...said,
})

export const bagDraft = (
  said: { brand?: string; numberSocio?: string; firstName?: string; lastName?: string } = {},
) => ({
  id: randomUUID(),
  type: 'bag' as const,
  brand: 'Titleist',
  place: 'A-12',
  firstName: 'Inés',
  lastName: 'Quiroga',
  numberSocio: nextNumber(),
  ...said,
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
