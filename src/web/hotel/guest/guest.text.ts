import type { Language } from '#contract/kernel/languages.limits.ts'

interface GuestText {
  categories: string
  mostOrdered: string
  unavailable: string
  backTomorrow: string
  remaining: (count: number) => string
  open: string
  openUntil: (clock: string) => string
  closed: string
  closedUntil: (day: string, clock: string) => string
  /** Preposition before the name of a weekday within the next six days. */
  on: string
  /** Name of the weekday seven days from today. */
  next: (day: string) => string
  addToOrder: string
}

export const guestText: Record<Language, GuestText> = {
  spanish: {
    categories: 'Categorías',
    mostOrdered: 'Lo más pedido',
    unavailable: 'No disponible',
    backTomorrow: 'Agotado hasta mañana',
    remaining: (count) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),
    open: 'Abierto',
    openUntil: (clock) => `Abierto hasta ${clock}`,
    closed: 'Cerrado',
    closedUntil: (day, clock) => `Cerrado, abre ${day} a las ${clock}`,
    on: 'el ',
    next: (day) => `el próximo ${day}`,
    addToOrder: 'Agregar al pedido',
  },
  english: {
    categories: 'Categories',
    mostOrdered: 'Most ordered',
    unavailable: 'Not available',
    backTomorrow: 'Sold out until tomorrow',
    remaining: (count) => `${count} left`,
    open: 'Open',
    openUntil: (clock) => `Open until ${clock}`,
    closed: 'Closed',
    closedUntil: (day, clock) => `Closed, opens ${day} at ${clock}`,
    on: '',
    next: (day) => `next ${day}`,
    addToOrder: 'Add to order',
  },
  portuguese: {
    categories: 'Categorias',
    mostOrdered: 'Os mais pedidos',
    unavailable: 'Indisponível',
    backTomorrow: 'Esgotado até amanhã',
    remaining: (count) => (count === 1 ? 'Resta 1' : `Restam ${count}`),
    open: 'Aberto',
    openUntil: (clock) => `Aberto até ${clock}`,
    closed: 'Fechado',
    closedUntil: (day, clock) => `Fechado, abre ${day} às ${clock}`,
    on: '',
    next: (day) => (day.endsWith('a') ? `na próxima ${day}` : `no próximo ${day}`),
    addToOrder: 'Adicionar ao pedido',
  },
  french: {
    categories: 'Catégories',
    mostOrdered: 'Les plus commandés',
    unavailable: 'Indisponible',
    backTomorrow: 'Épuisé jusqu’à demain',
    remaining: (count) => `Il en reste ${count}`,
    open: 'Ouvert',
    openUntil: (clock) => `Ouvert jusqu’à ${clock}`,
    closed: 'Fermé',
    closedUntil: (day, clock) => `Fermé, ouvre ${day} à ${clock}`,
    on: '',
    next: (day) => `${day} prochain`,
    addToOrder: 'Ajouter à la commande',
  },
}
