import { to } from '#contract/hotel/pages.guest.ts'
import { openNewDocument } from '#web/kernel/session/sessionChange.ts'
import { changeCart } from '../orders/cartStore.ts'

/**
 * Stores the entered room and loads a new document: the session changed, so no data of the old one may stay in memory.
 * For a URL without a language the server selects one again, because it now knows that of the stay.
 */
export function enterRoom(venue: number, number: number, returnPath?: string) {
  changeCart(venue, (cart) => ({ ...cart, room: number }))
  const language = new URLSearchParams(location.search).get('language')
  openNewDocument(returnPath ?? to('guestRoom', { idHotel: venue, idRoom: number }, language ? { language } : {}))
}
