/** States of an offer. 'closed' means sold or rented, depending on the operation: screens show 'Vendida' or 'Alquilada'. */
export const listingStates = ['available', 'reserved', 'closed', 'withdrawn'] as const
export type ListingState = (typeof listingStates)[number]
/** Listings in these states are in the public list; a closed one only keeps its page. */
export const offeredStates = ['available', 'reserved'] as const satisfies readonly ListingState[]

/** Parts of the back-office list. All but 'archived' leave archived listings out. */
export const listingLanes = [...listingStates, 'unpublished', 'archived'] as const
export type ListingLane = (typeof listingLanes)[number]

export const listingAmenities = [
  'pool',
  'grill',
  'garden',
  'balcony',
  'terrace',
  'laundry',
  'gym',
  'party_room',
  'security',
  'elevator',
  'heating',
  'air_conditioning',
  'fireplace',
  'furnished',
  'pets',
  'mortgage',
] as const
export type ListingAmenity = (typeof listingAmenities)[number]

/** Limits of fields that only staff write; public pages do not load this file. */
export const listingStaffLimits = {
  neighbourhood: 60,
  ownerName: 80,
  ownerPhone: 40,
  ownerNotes: 1000,
  firstYear: 1800,
  lastYear: 2100,
  csvRows: 2000,
  csvCharacters: 4_000_000,
} as const

/** Similar listings on a property's page. */
export const similarListingsShown = 3

/** CSV columns in the order of the export, each with its Spanish heading. */
export const listingCsvColumns = {
  number: 'Número',
  operation: 'Operación',
  type: 'Tipo',
  condition: 'Estado',
  price: 'Precio',
  currency: 'Moneda',
  direction: 'Dirección',
  city: 'Ciudad',
  neighbourhood: 'Barrio',
  mtTotales: 'Metros totales',
  mtCubiertos: 'Metros cubiertos',
  ambientes: 'Ambientes',
  bedrooms: 'Dormitorios',
  bathrooms: 'Baños',
  baulera: 'Bauleras',
  car: 'Cocheras',
  kitchen: 'Cocinas',
  meet: 'Salas de reunión',
  office: 'Oficinas',
  expensas: 'Expensas',
  expensasCurrency: 'Moneda de las expensas',
  yearBuilt: 'Año de construcción',
  amenities: 'Comodidades',
  label: 'Etiqueta',
  description: 'Descripción',
  ownerName: 'Propietario',
  ownerPhone: 'Teléfono del propietario',
  ownerMail: 'Mail del propietario',
} as const
export type ListingCsvColumn = keyof typeof listingCsvColumns
