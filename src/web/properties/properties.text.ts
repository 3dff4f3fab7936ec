import type { ListingState } from '#contract/properties/listingStaff.limits.ts'
import type {
  CountField,
  ListingOperation,
  ListingSort,
  ListingType,
  RoomChoice,
} from '#contract/properties/listings.limits.ts'

/** Texts that the public pages and the back-office have in common. */
export const operationText: Record<ListingOperation, string> = {
  sale: 'Venta',
  rent: 'Alquiler',
  temporary: 'Alquiler temporario',
}

export const typeText: Record<ListingType, string> = {
  apartment: 'Departamento',
  house: 'Casa',
  office: 'Oficina',
  lot: 'Lote',
  garage: 'Cochera',
}

const stateNames: Record<Exclude<ListingState, 'closed'>, string> = {
  available: 'Disponible',
  reserved: 'Reservada',
  withdrawn: 'Retirada',
}
/** The state of an offer; a closed one is 'Vendida' or 'Alquilada'. */
export const stateText = (state: ListingState, operation: ListingOperation): string =>
  state === 'closed' ? (operation === 'sale' ? 'Vendida' : 'Alquilada') : stateNames[state]

export const sortText: Record<ListingSort, string> = {
  featured: 'Destacadas',
  newest: 'Más nuevas',
  price_low: 'Menor precio',
  price_high: 'Mayor precio',
  largest: 'Más metros',
}

const countNouns: Record<CountField, [singular: string, plural: string]> = {
  ambientes: ['Ambiente', 'Ambientes'],
  bedrooms: ['Dormitorio', 'Dormitorios'],
  bathrooms: ['Baño', 'Baños'],
  baulera: ['Baulera', 'Bauleras'],
  car: ['Cochera', 'Cocheras'],
  kitchen: ['Cocina', 'Cocinas'],
  meet: ['Sala de reunión', 'Salas de reunión'],
  office: ['Oficina', 'Oficinas'],
}

export const countFieldLabel = (field: CountField): string => countNouns[field][1]
/** The noun without the number: singular for 1. */
export const countFieldNoun = (field: CountField, count: number): string => countNouns[field][count === 1 ? 0 : 1]
export const countWithNoun = (field: CountField, count: number): string =>
  `${count} ${countFieldNoun(field, count).toLowerCase()}`

export const metersText = (meters: number): string => `${String(meters).replaceAll(/\B(?=(\d{3})+$)/g, '.')} m²`

export const roomsText = (rooms: RoomChoice): string =>
  rooms === 1 ? '1 ambiente' : rooms === 5 ? '5 ambientes o más' : `${rooms} ambientes`

/** For example 'Casa en venta en Pilar'. */
export const headlineOf = ({
  type,
  operation,
  city,
}: {
  type: ListingType
  operation: ListingOperation
  city: string
}) => `${typeText[type]} en ${operationText[operation].toLowerCase()} en ${city}`
