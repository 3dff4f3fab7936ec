import { useSyncExternalStore } from 'react'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

declare global {
  interface Window {
    /** Sets the attribute `data-scheme` of the document by the stored choice. An inline script defines it (server/kernel/http/inlineScripts.ts). */
    applyScheme?: () => void
  }
}

/** The inline script reads the same key. */
const key = 'casa-scheme'

export const schemeChoices = ['light', 'dark', 'system'] as const
export type SchemeChoice = (typeof schemeChoices)[number]

const readChoice = (): SchemeChoice => readFromDevice<SchemeChoice>(key) ?? 'system'

export const chooseScheme = (choice: SchemeChoice) => {
  saveToDevice(key, choice)
  window.applyScheme?.()
}

const subscribe = (listener: () => void) => {
  addEventListener('schemechange', listener)
  return () => removeEventListener('schemechange', listener)
}

const readScheme = () => (document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light')

/** The colours that the document has now, by choice or by the setting of the system. The component library needs them; it is not used on the server. */
export const useScheme = () => useSyncExternalStore(subscribe, readScheme)

/** The choice of this device; the server renders the default. */
export const useSchemeChoice = () => useSyncExternalStore(subscribe, readChoice, (): SchemeChoice => 'system')
