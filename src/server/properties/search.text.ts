import type { ListingOperation, ListingType } from '#contract/properties/listings.limits.ts'

/** Words of the search results of the properties; the list holds normalized words that name the kind. */
export const propertiesSearchText = {
  listing: 'Propiedad',
  listings: ['propiedad'],
  type: {
    apartment: 'Departamento',
    house: 'Casa',
    office: 'Oficina',
    lot: 'Lote',
    garage: 'Cochera',
  } satisfies Record<ListingType, string>,
  operation: {
    sale: 'venta',
    rent: 'alquiler',
    temporary: 'alquiler temporario',
  } satisfies Record<ListingOperation, string>,
  offer: (number: number, type: string, operation: string) => `N.º ${number} · ${type} en ${operation}`,
} as const
