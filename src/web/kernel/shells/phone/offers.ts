import type { Icon } from '@tabler/icons-react'
import { type ComponentType, createContext, useContext } from 'react'
import type { Role } from '#contract/kernel/roles.ts'
import type { PageName } from '#contract/pages.ts'

export interface PhoneLink {
  label: string
  icon: Icon
  page: PageName
  /** Its address at the venue that the page's own address names. */
  to: (venue: { venue?: number }) => string
  /** Shown to these only. */
  who?: readonly Role[]
}

/** The links at the bottom of some pages. */
export interface BottomBar {
  on: readonly PageName[]
  links: readonly PhoneLink[]
}

/** What products put on the phone. The kernel shows it without knowing whose it is. */
export interface PhoneOffers {
  bars: readonly BottomBar[]
  /** Stands above the news at home. */
  home: ComponentType
}

const Nothing = () => null
const PhoneOffersContext = createContext<PhoneOffers>({ bars: [], home: Nothing })
export const PhoneOffersProvider = PhoneOffersContext.Provider
export const usePhoneOffers = () => useContext(PhoneOffersContext)
