import type { Language } from '#contract/kernel/languages.limits.ts'

interface NotInRoomText {
  how: string
  toMenu: string
}

/** First lines of a room's page for phones that are not in it. */
export const notInRoomText: Record<Language, NotInRoomText> = {
  spanish: {
    how: 'Para pedir, entrá primero a tu habitación o mesa. La carta se puede ver siempre.',
    toMenu: 'Ver la carta',
  },
  english: {
    how: 'To order, join your room or table first. You can read the menu at any time.',
    toMenu: 'See the menu',
  },
  portuguese: {
    how: 'Para pedir, entre primeiro no seu quarto ou mesa. O cardápio pode ser visto sempre.',
    toMenu: 'Ver o cardápio',
  },
  french: {
    how: 'Pour commander, entrez d’abord dans votre chambre ou à votre table. La carte reste consultable à tout moment.',
    toMenu: 'Voir la carte',
  },
}
