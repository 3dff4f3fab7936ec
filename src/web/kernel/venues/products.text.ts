import type { Product } from '#contract/kernel/products.limits.ts'

/** Names of the products and what belongs to each. */
export const productText: Record<Product, { label: string; hint: string }> = {
  club: { label: 'Club', hint: 'Socios, bolsas y carros, novedades, torneos y pantallas.' },
  hotel: { label: 'Hotel y restaurantes', hint: 'Menús, pedidos, habitaciones, mesas y chat con los huéspedes.' },
  community: { label: 'Comunidad', hint: 'La app de los miembros: reservas, reclamos, visitas, grupos y emergencias.' },
  properties: { label: 'Propiedades', hint: 'Avisos de venta y alquiler, consultas y visitas.' },
}

export const productsText = {
  title: 'Qué usa este lugar',
  sentence:
    'Lo que no se usa desaparece de los menús, de la búsqueda y de las páginas públicas. Los datos se conservan.',
  saved: 'Configuración guardada!',
  last: 'Tiene que quedar al menos uno.',
}
