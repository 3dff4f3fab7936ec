import type { Language } from '#contract/kernel/languages.limits.ts'

interface NotInRoomText {
  how: string
  toMenu: string
}

/** First lines of a room's page for phones that are not in it. */
export const doorText: Record<Language, NotInRoomText> = {
  spanish: {
    how: 'Para pedir hay que estar adentro. La carta se puede ver siempre.',
    toMenu: 'Ver la carta',
  },
  english: {
    how: 'You have to be in to order. The menu can always be read.',
    toMenu: 'See the menu',
  },
  portuguese: {
    how: 'Para pedir é preciso estar dentro. O cardápio pode ser visto sempre.',
    toMenu: 'Ver o cardápio',
  },
  french: {
    how: 'Pour commander il faut être entré. La carte se consulte toujours.',
    toMenu: 'Voir la carte',
  },
}
