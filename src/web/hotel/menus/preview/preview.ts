import { useSyncExternalStore } from 'react'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { isLanguage, type Language } from '#contract/kernel/languages.limits.ts'
import { openListeners } from '#web/kernel/data/listeners.ts'
import { keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { useNarrowerThan } from '#web/kernel/ui/layout/narrow.ts'

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
  const { open = false, language = 'spanish' } = keptOnDevice<Partial<Preview>>(storageKey) ?? {}
  return { open, language: isLanguage(language) ? language : 'spanish' }
}

let now: Preview | undefined
const { subscribe, tell } = openListeners()
const current = () => {
  now ??= remembered()
  return now
}

/** Open or closed, and in which language: the same on every page of the editor, and the next time. */
export const usePreview = () => useSyncExternalStore(subscribe, current)

export const setPreview = (change: Partial<Preview>) => {
  now = { ...current(), ...change }
  // Where nothing may be kept it lasts as long as the document.
  keepOnDevice(storageKey, now)
  tell()
}

/** Below 1100 px there is no room beside the editor. */
export const useRoomBeside = () => !useNarrowerThan(1099.98)
