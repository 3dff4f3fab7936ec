import type { Language } from '#contract/kernel/languages.limits.ts'

interface CartText {
  cart: string
  quantity: string
  remove: string
  send: string
  empty: string
  toMenu: string
  total: string
}

/**
 * The product specification prescribes the Spanish labels, so they must not be reworded; the other languages are
 * translations.
 */
export const cartText: Record<Language, CartText> = {
  spanish: {
    cart: 'Orden!',
    quantity: 'Cantidad',
    remove: 'Remover',
    send: 'Enviar Pedido',
    empty: 'Todavía no agregaste nada.',
    toMenu: 'Ver la carta',
    total: 'Total',
  },
  english: {
    cart: 'Order!',
    quantity: 'Quantity',
    remove: 'Remove',
    send: 'Send order',
    empty: 'You have not added anything yet.',
    toMenu: 'See the menu',
    total: 'Total',
  },
  portuguese: {
    cart: 'Pedido!',
    quantity: 'Quantidade',
    remove: 'Remover',
    send: 'Enviar pedido',
    empty: 'Você ainda não adicionou nada.',
    toMenu: 'Ver o cardápio',
    total: 'Total',
  },
  french: {
    cart: 'Commande !',
    quantity: 'Quantité',
    remove: 'Retirer',
    send: 'Envoyer la commande',
    empty: 'Vous n’avez encore rien ajouté.',
    toMenu: 'Voir la carte',
    total: 'Total',
  },
}
