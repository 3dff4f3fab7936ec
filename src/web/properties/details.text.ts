import type { ListingAmenity } from '#contract/properties/listingStaff.limits.ts'
import type { ListingCondition } from '#contract/properties/listings.limits.ts'

/** Texts of a property's details, apart from those of cards and filters: the public list does not load them. */
export const conditionText: Record<ListingCondition, string> = {
  brand_new: 'A estrenar',
  excellent: 'Excelente',
  good: 'Buen estado',
  to_renovate: 'A refaccionar',
  in_construction: 'En construcción',
}

export const amenityText: Record<ListingAmenity, string> = {
  pool: 'Pileta',
  grill: 'Parrilla',
  garden: 'Jardín',
  balcony: 'Balcón',
  terrace: 'Terraza',
  laundry: 'Lavadero',
  gym: 'Gimnasio',
  party_room: 'SUM',
  security: 'Seguridad',
  elevator: 'Ascensor',
  heating: 'Calefacción',
  air_conditioning: 'Aire acondicionado',
  fireplace: 'Hogar',
  furnished: 'Amoblado',
  pets: 'Acepta mascotas',
  mortgage: 'Apto crédito',
}

/** 'Menos de 1 año', '1 año', '12 años'. */
export const ageText = (years: number): string =>
  years < 1 ? 'Menos de 1 año' : years === 1 ? '1 año' : `${years} años`
