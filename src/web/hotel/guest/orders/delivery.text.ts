import type { Language } from '#contract/kernel/languages.limits.ts'

interface DeliveryText {
  question: string
  toRoom: string
  toOutlet: (outlet: string) => string
  spot: string
  spotHint: string
}

export const deliveryText: Record<Language, DeliveryText> = {
  spanish: {
    question: '¿Dónde te lo llevamos?',
    toRoom: 'A la habitación',
    toOutlet: (outlet) => `Acá, en ${outlet}`,
    spot: 'Dónde estás',
    spotHint: 'Por ejemplo: sombrilla 12',
  },
  english: {
    question: 'Where should we bring it?',
    toRoom: 'To the room',
    toOutlet: (outlet) => `Here, at ${outlet}`,
    spot: 'Where you are',
    spotHint: 'For example: parasol 12',
  },
  portuguese: {
    question: 'Onde entregamos?',
    toRoom: 'No quarto',
    toOutlet: (outlet) => `Aqui, em ${outlet}`,
    spot: 'Onde você está',
    spotHint: 'Por exemplo: guarda-sol 12',
  },
  french: {
    question: 'Où vous l’apporter ?',
    toRoom: 'Dans la chambre',
    toOutlet: (outlet) => `Ici (${outlet})`,
    spot: 'Où vous êtes',
    spotHint: 'Par exemple : parasol 12',
  },
}
