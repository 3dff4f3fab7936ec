import { to } from '#contract/hotel/pages.guest.ts'
import { type Language, languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { enter } from '#web/kernel/session/leaving.ts'
import { changeCart } from '../orders/cartStore.ts'

/** The first of the phone's own languages that we speak. */
export const languageOfPhone = (): Language =>
  navigator.languages
    .map((spoken) => languages.find((one) => spoken.toLowerCase().startsWith(languageCodes[one])))
    .find((one) => one !== undefined) ?? 'spanish'

/** The phone is in. As somebody else from here on, it gets a document of its own. */
export function arrive(venue: number, number: number, language: Language, address?: string) {
  changeCart(venue, (cart) => ({ ...cart, room: number }))
  enter(address ?? to('guestRoom', { idHotel: venue, idRoom: number }, { language }))
}
