import type { Language } from '#contract/kernel/languages.limits.ts'

interface KnocksText {
  knocks: (device: string) => string
  knocksHint: string
  /** Time of the knock. */
  at: (clock: string) => string
  letIn: string
  refuse: string
}

/** Labels of the notice about a phone that asks to enter the room. */
export const knocksText: Record<Language, KnocksText> = {
  spanish: {
    knocks: (device) => `${device} quiere entrar`,
    knocksHint: 'Dejalo entrar solo si muestra este número:',
    at: (clock) => `a las ${clock}`,
    letIn: 'Dejar entrar',
    refuse: 'No dejar entrar',
  },
  english: {
    knocks: (device) => `${device} wants to join`,
    knocksHint: 'Let it in only if it shows this number:',
    at: (clock) => `at ${clock}`,
    letIn: 'Let in',
    refuse: 'Do not let in',
  },
  portuguese: {
    knocks: (device) => `${device} quer entrar`,
    knocksHint: 'Deixe entrar só se mostrar este número:',
    at: (clock) => `às ${clock}`,
    letIn: 'Deixar entrar',
    refuse: 'Não deixar entrar',
  },
  french: {
    knocks: (device) => `${device} veut entrer`,
    knocksHint: 'Ne le laissez entrer que s’il affiche ce numéro :',
    at: (clock) => `à ${clock}`,
    letIn: 'Laisser entrer',
    refuse: 'Ne pas laisser entrer',
  },
}
