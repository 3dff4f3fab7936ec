import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { testServer } from '#server/testing/kit.ts'

type Venue = Awaited<ReturnType<ReturnType<typeof testServer>['openVenue']>>

const noCounts = {
  ambientes: null,
  bedrooms: null,
  bathrooms: null,
  baulera: null,
  car: null,
  kitchen: null,
  meet: null,
  office: null,
}

/** Adds an admin and a picture to a venue. `draft` returns a listing with the required fields, `add` creates one. */
export const openVenueWithListings = async (venue: Venue) => {
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  const draft = (direction = 'Los Ceibos 88') => ({
    id: randomUUID(),
    operation: 'sale' as const,
    price: 21_000_000,
    currency: 'USD' as const,
    type: 'house' as const,
    condition: 'good' as const,
    label: '',
    date: '2026-11-15',
    direction,
    city: 'Pilar',
    neighbourhood: '',
    expensas: null,
    expensasCurrency: 'ARS' as const,
    yearBuilt: null,
    amenities: [],
    mtTotales: 640,
    mtCubiertos: null,
    ...noCounts,
    coverId: photo.id,
    coverListId: photo.id,
    photoIds: [photo.id],
    url360: '',
    youtubeUrl: '' as const,
    description: '',
    orderListing: 1,
    ownerName: '',
    ownerPhone: '',
    ownerMail: null,
    ownerNotes: '',
    agentId: null,
  })
  type ListingFields = Partial<
    Omit<ReturnType<typeof draft>, 'operation' | 'type' | 'currency' | 'ambientes' | 'agentId'>
  > & {
    operation?: 'sale' | 'rent' | 'temporary'
    type?: 'apartment' | 'house' | 'office' | 'lot' | 'garage'
    currency?: 'USD' | 'ARS'
    ambientes?: number | null
    agentId?: string | null
  }
  const add = (fields: ListingFields = {}) =>
    admin.call(api.properties.listings.create, { ...draft(), ...fields } as never)
  return { ...venue, admin, photo, draft, add }
}
