import type { Language } from '#contract/kernel/languages.limits.ts'

/** Second sentence of the note in the cart of a phone that is not inside. */
export const cartOutsideText: Record<Language, string> = {
  spanish: 'Entrá para enviar el pedido.',
  english: 'Join to send the order.',
  portuguese: 'Entre para enviar o pedido.',
  french: 'Entrez pour envoyer la commande.',
}
