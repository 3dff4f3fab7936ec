import type { Language } from '#contract/kernel/languages.limits.ts'

export type Mark = 'glutenFree' | 'vegetarian' | 'favourite'

interface GuestText {
  categories: string
  mostOrdered: string
  filters: string
  marks: Record<Mark, string>
  noMatches: string
  clearFilters: string
  emptyMenu: string
  unavailable: string
  open: string
  openUntil: (clock: string) => string
  closed: string
  closedUntil: (day: string, clock: string) => string
  /** Before the name of a day of this week. */
  on: string
  /** A week from today. */
  next: (day: string) => string
  menus: string
  required: string
  addToOrder: string
  /** The photo of a product or of an outlet. */
  photoOf: (name: string) => string
}

/** The specification has these words in English, whatever the language. */
export const noPrice = 'No price.'

export const guestText: Record<Language, GuestText> = {
  spanish: {
    categories: 'Categorías',
    mostOrdered: 'Lo más pedido',
    filters: 'Filtros',
    marks: { glutenFree: 'Sin gluten', vegetarian: 'Vegetariano', favourite: 'Favorito' },
    noMatches: 'Nada de esta carta coincide con los filtros.',
    clearFilters: 'Quitar filtros',
    emptyMenu: 'Esta carta todavía no tiene productos.',
    unavailable: 'No disponible',
    open: 'Abierto',
    openUntil: (clock) => `Abierto hasta ${clock}`,
    closed: 'Cerrado',
    closedUntil: (day, clock) => `Cerrado, abre ${day} a las ${clock}`,
    on: 'el ',
    next: (day) => `el próximo ${day}`,
    menus: 'Cartas',
    required: 'obligatorio',
    addToOrder: 'Agregar al pedido',
    photoOf: (name) => `Foto de ${name}`,
  },
  english: {
    categories: 'Categories',
    mostOrdered: 'Most ordered',
    filters: 'Filters',
    marks: { glutenFree: 'Gluten free', vegetarian: 'Vegetarian', favourite: 'Favourite' },
    noMatches: 'Nothing on this menu matches the filters.',
    clearFilters: 'Clear filters',
    emptyMenu: 'This menu has no products yet.',
    unavailable: 'Not available',
    open: 'Open',
    openUntil: (clock) => `Open until ${clock}`,
    closed: 'Closed',
    closedUntil: (day, clock) => `Closed, opens ${day} at ${clock}`,
    on: '',
    next: (day) => `next ${day}`,
    menus: 'Menus',
    required: 'required',
    addToOrder: 'Add to the order',
    photoOf: (name) => `Photo of ${name}`,
  },
  portuguese: {
    categories: 'Categorias',
    mostOrdered: 'Os mais pedidos',
    filters: 'Filtros',
    marks: { glutenFree: 'Sem glúten', vegetarian: 'Vegetariano', favourite: 'Favorito' },
    noMatches: 'Nada deste cardápio corresponde aos filtros.',
    clearFilters: 'Limpar filtros',
    emptyMenu: 'Este cardápio ainda não tem produtos.',
    unavailable: 'Indisponível',
    open: 'Aberto',
    openUntil: (clock) => `Aberto até ${clock}`,
    closed: 'Fechado',
    closedUntil: (day, clock) => `Fechado, abre ${day} às ${clock}`,
    on: '',
    next: (day) => (day.endsWith('a') ? `na próxima ${day}` : `no próximo ${day}`),
    menus: 'Cardápios',
    required: 'obrigatório',
    addToOrder: 'Adicionar ao pedido',
    photoOf: (name) => `Foto de ${name}`,
  },
  french: {
    categories: 'Catégories',
    mostOrdered: 'Les plus commandés',
    filters: 'Filtres',
    marks: { glutenFree: 'Sans gluten', vegetarian: 'Végétarien', favourite: 'Favori' },
    noMatches: 'Rien sur cette carte ne correspond aux filtres.',
    clearFilters: 'Effacer les filtres',
    emptyMenu: 'Cette carte n’a pas encore de produits.',
    unavailable: 'Indisponible',
    open: 'Ouvert',
    openUntil: (clock) => `Ouvert jusqu’à ${clock}`,
    closed: 'Fermé',
    closedUntil: (day, clock) => `Fermé, ouvre ${day} à ${clock}`,
    on: '',
    next: (day) => `${day} prochain`,
    menus: 'Cartes',
    required: 'obligatoire',
    addToOrder: 'Ajouter à la commande',
    photoOf: (name) => `Photo de ${name}`,
  },
}
