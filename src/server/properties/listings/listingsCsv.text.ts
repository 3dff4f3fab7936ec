import type { ListingAmenity } from '#contract/properties/listingStaff.limits.ts'
import type { ListingCondition, ListingOperation, ListingType } from '#contract/properties/listings.limits.ts'

/** Words of CSV cells: the export writes the first one of each, the import accepts all. */
export const csvWords = {
  operation: {
    sale: ['Venta'],
    rent: ['Alquiler'],
    temporary: ['Alquiler temporario', 'Temporario', 'Alquiler temporal'],
  } satisfies Record<ListingOperation, string[]>,
  type: {
    apartment: ['Departamento', 'Depto', 'PH'],
    house: ['Casa'],
    office: ['Oficina'],
    lot: ['Lote', 'Terreno'],
    garage: ['Cochera', 'Garaje'],
  } satisfies Record<ListingType, string[]>,
  condition: {
    brand_new: ['A estrenar'],
    excellent: ['Excelente'],
    good: ['Buen estado', 'Bueno', 'Muy bueno'],
    to_renovate: ['A refaccionar', 'A reciclar'],
    in_construction: ['En construcción', 'En pozo'],
  } satisfies Record<ListingCondition, string[]>,
  amenities: {
    pool: ['Pileta', 'Piscina'],
    grill: ['Parrilla', 'Quincho'],
    garden: ['Jardín', 'Parque'],
    balcony: ['Balcón'],
    terrace: ['Terraza'],
    laundry: ['Lavadero', 'Laundry'],
    gym: ['Gimnasio'],
    party_room: ['SUM', 'Salón de usos múltiples'],
    security: ['Seguridad', 'Vigilancia'],
    elevator: ['Ascensor'],
    heating: ['Calefacción'],
    air_conditioning: ['Aire acondicionado'],
    fireplace: ['Hogar', 'Salamandra'],
    furnished: ['Amoblado', 'Amueblado'],
    pets: ['Acepta mascotas', 'Mascotas'],
    mortgage: ['Apto crédito'],
  } satisfies Record<ListingAmenity, string[]>,
}
