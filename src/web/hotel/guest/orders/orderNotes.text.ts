import type { Language } from '#contract/kernel/languages.limits.ts'

interface OrderNotesText {
  cancel: string
  corrected: (reason: string) => string
  before: string
}

/** Texts of a guest's order that was corrected or can be canceled. */
export const orderNotesText: Record<Language, OrderNotesText> = {
  spanish: {
    cancel: 'Cancelar pedido',
    corrected: (reason) => `Lo corregimos: ${reason}`,
    before: 'Antes',
  },
  english: {
    cancel: 'Cancel order',
    corrected: (reason) => `We corrected it: ${reason}`,
    before: 'Before',
  },
  portuguese: {
    cancel: 'Cancelar pedido',
    corrected: (reason) => `Corrigimos o pedido: ${reason}`,
    before: 'Antes',
  },
  french: {
    cancel: 'Annuler la commande',
    corrected: (reason) => `Nous l’avons corrigée : ${reason}`,
    before: 'Avant',
  },
}
