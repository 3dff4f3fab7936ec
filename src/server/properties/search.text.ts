import type { EnquiryKind, EnquiryState } from '#contract/properties/enquiries.limits.ts'
import type { ListingOperation, ListingType } from '#contract/properties/listings.limits.ts'

/** Words of the search results of the properties; the lists hold normalized words that name a kind. */
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
  enquiry: { question: 'Consulta', visit: 'Visita' } satisfies Record<EnquiryKind, string>,
  enquiries: ['consulta', 'visita'],
  enquiryState: {
    new: 'Nueva',
    answered: 'Respondida',
    closed: 'Cerrada',
  } satisfies Record<EnquiryState, string>,
  offer: (number: number, type: string, operation: string) => `N.º ${number} · ${type} en ${operation}`,
} as const
