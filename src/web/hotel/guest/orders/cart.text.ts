import type { Language } from '#contract/kernel/languages.limits.ts'

interface CartText {
  cart: string
  quantity: string
  remove: string
  send: string
  empty: string
  toMenu: string
  total: string
  outside: string
  getIn: string
}

/** The specification prescribes the Spanish labels. */
export const cartText: Record<Language, CartText> = {
  spanish: {
    cart: 'Orden!',
    quantity: 'Cantidad',
    remove: 'Remover',
    send: 'Enviar Pedido',
    empty: 'Todavía no agregaste nada.',
    toMenu: 'Ver la carta',
    total: 'Total',
    outside: 'Este teléfono no está en la habitación. Entrá para enviar el pedido.',
    getIn: 'Cómo entrar',
  },
  english: {
    cart: 'Order!',
    quantity: 'Quantity',
    remove: 'Remove',
    send: 'Send order',
    empty: 'You have not added anything yet.',
    toMenu: 'See the menu',
    total: 'Total',
    outside: 'This phone is not in the room yet. Join to send the order.',
    getIn: 'How to join',
  },
  portuguese: {
    cart: 'Pedido!',
    quantity: 'Quantidade',
    remove: 'Remover',
    send: 'Enviar pedido',
    empty: 'Você ainda não adicionou nada.',
    toMenu: 'Ver o cardápio',
    total: 'Total',
    outside: 'Este telefone não está no quarto. Entre para enviar o pedido.',
    getIn: 'Como entrar',
  },
  french: {
    cart: 'Commande !',
    quantity: 'Quantité',
    remove: 'Retirer',
    send: 'Envoyer la commande',
    empty: 'Vous n’avez encore rien ajouté.',
    toMenu: 'Voir la carte',
    total: 'Total',
    outside: 'Ce téléphone n’est pas dans la chambre. Entrez pour envoyer la commande.',
    getIn: 'Comment entrer',
  },
}
