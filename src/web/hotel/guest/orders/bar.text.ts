import type { Language } from '#contract/kernel/languages.limits.ts'

/** Label of the link from the menu to the cart. */
export const seeCart: Record<Language, string> = {
  spanish: 'Ver pedido',
  english: 'View order',
  portuguese: 'Ver pedido',
  french: 'Voir la commande',
}
