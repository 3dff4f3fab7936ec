import { useSyncExternalStore } from 'react'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { isLanguage, type Language } from '#contract/kernel/languages.limits.ts'

/** What of a menu the preview shows: all of it, beginning at a category, or one product. */
export interface Shown {
  menuId: string
  categoryId?: string | undefined
  productId?: string | undefined
}

/** The guests' own page of it. */
export const guestAddress = (venue: number, { menuId, categoryId, productId }: Shown, language: Language) =>
  categoryId && productId
    ? toGuest('guestProduct', {
        idHotel: venue,
        idLanguage: language,
        idMenu: menuId,
        idCategoria: categoryId,
        idProduct: productId,
      })
    : toGuest('guestMenu', { idHotel: venue, idMenu: menuId }, { language })

interface Preview {
  open: boolean
  language: Language
}

const storageKey = 'casa-preview'

const remembered = (): Preview => {
  try {
    const { open, language } = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return { open: open === true, language: isLanguage(language) ? language : 'spanish' }
  } catch {
    return { open: false, language: 'spanish' }
  }
}

let now: Preview | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => {
  now ??= remembered()
  return now
}

/** Open or closed, and in which language: the same on every page of the editor, and the next time. */
export const usePreview = () => useSyncExternalStore(subscribe, current)

export const setPreview = (change: Partial<Preview>) => {
  now = { ...current(), ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(now))
  } catch {
    // Where nothing may be kept it lasts as long as the document.
  }
  for (const listener of listeners) listener()
}

// Below this there is no room beside the editor.
const room = '(min-width: 1100px)'
const subscribeToRoom = (listener: () => void) => {
  const query = matchMedia(room)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
export const useRoomBeside = () => useSyncExternalStore(subscribeToRoom, () => matchMedia(room).matches)
