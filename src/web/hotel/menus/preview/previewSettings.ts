import { useSyncExternalStore } from 'react'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { isLanguage, type Language } from '#contract/kernel/languages.limits.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'
import { useNarrowerThan } from '#web/kernel/ui/layout/useNarrowerThan.ts'

/** Part of a menu in the preview: the whole menu, scrolled to a category if one is given, or one product. */
export interface PreviewTarget {
  menuId: string
  categoryId?: string | undefined
  productId?: string | undefined
}

/** Path of the guests' page that shows this part of the menu. */
export const guestPagePath = (venue: number, { menuId, categoryId, productId }: PreviewTarget, language: Language) =>
  categoryId && productId
    ? toGuest('guestProduct', {
        idHotel: venue,
        idLanguage: language,
        idMenu: menuId,
        idCategoria: categoryId,
        idProduct: productId,
      })
    : toGuest('guestMenu', { idHotel: venue, idMenu: menuId }, { language })

interface PreviewSettings {
  open: boolean
  language: Language
}

const storageKey = 'casa-preview'

const readStored = (): PreviewSettings => {
  const { open = false, language = 'spanish' } = readFromDevice<Partial<PreviewSettings>>(storageKey) ?? {}
  return { open, language: isLanguage(language) ? language : 'spanish' }
}

let settings: PreviewSettings | undefined
const { subscribe, notify } = createListeners()
const currentSettings = () => {
  settings ??= readStored()
  return settings
}

/** Settings of the preview (open, language), shared by all editor pages and stored on the device. */
export const usePreviewSettings = () => useSyncExternalStore(subscribe, currentSettings)

export const updatePreviewSettings = (changes: Partial<PreviewSettings>) => {
  settings = { ...currentSettings(), ...changes }
  // Without device storage the settings last until the document is closed.
  saveToDevice(storageKey, settings)
  notify()
}

/** Whether the window is wide enough (1100 px) for a preview beside the editor. */
export const useHasRoomForPreview = () => !useNarrowerThan(1099.98)
