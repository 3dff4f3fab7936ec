import { to } from '#contract/hotel/pages.guest.ts'
import { type Language, languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { enter } from '#web/kernel/session/leaving.ts'
import { changeCart } from '../orders/cartStore.ts'

/** First language of the phone's settings that the product has; otherwise Spanish. */
export const languageOfPhone = (): Language =>
  navigator.languages
    .map((tag) => languages.find((language) => tag.toLowerCase().startsWith(languageCodes[language])))
    .find((language) => language !== undefined) ?? 'spanish'

/** Stores the entered room and loads a new document: the session changed, so no data of the old one may stay in memory. */
export function arrive(venue: number, number: number, language: Language, returnPath?: string) {
  changeCart(venue, (cart) => ({ ...cart, room: number }))
  enter(returnPath ?? to('guestRoom', { idHotel: venue, idRoom: number }, { language }))
}
