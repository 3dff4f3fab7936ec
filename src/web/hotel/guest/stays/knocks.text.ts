import type { Language } from '#contract/kernel/languages.limits.ts'

interface KnocksText {
  knocks: (device: string) => string
  knocksHint: string
  letIn: string
}

/** Labels of the notice about a phone that asks to enter the room. */
export const knocksText: Record<Language, KnocksText> = {
  spanish: {
    knocks: (device) => `${device} quiere entrar`,
    knocksHint: 'Dejalo entrar solo si muestra este número:',
    letIn: 'Dejar entrar',
  },
  english: {
    knocks: (device) => `${device} wants to join`,
    knocksHint: 'Let it in only if it shows this number:',
    letIn: 'Let in',
  },
  portuguese: {
    knocks: (device) => `${device} quer entrar`,
    knocksHint: 'Deixe entrar só se mostrar este número:',
    letIn: 'Deixar entrar',
  },
  french: {
    knocks: (device) => `${device} veut entrer`,
    knocksHint: 'Ne le laissez entrer que s’il affiche ce numéro :',
    letIn: 'Laisser entrer',
  },
}
