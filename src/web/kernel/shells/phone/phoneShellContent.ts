import { type ComponentType, createContext, useContext } from 'react'
import type { Role } from '#contract/kernel/roles.ts'
import type { PageName } from '#contract/pages.ts'
import type { Icon } from '#web/kernel/ui/icons/createIcon.tsx'

export interface PhoneLink {
  label: string
  icon: Icon
  page: PageName
  /** The link's path, at the venue of the current URL. */
  to: (venue: { venue?: number }) => string
  /** Roles that see the link; without it, all. */
  who?: readonly Role[]
}

/** The links at the bottom of the pages in `on`. */
export interface BottomBar {
  on: readonly PageName[]
  links: readonly PhoneLink[]
}

/** Content that products add to the phone shell; the kernel does not import products. */
export interface PhoneShellContent {
  bars: readonly BottomBar[]
  /** Shown above the news on the home page. */
  home: ComponentType
}

const Nothing = () => null
const PhoneOffersContext = createContext<PhoneShellContent>({ bars: [], home: Nothing })
export const PhoneShellContentProvider = PhoneOffersContext.Provider
export const usePhoneShellContent = () => useContext(PhoneOffersContext)
