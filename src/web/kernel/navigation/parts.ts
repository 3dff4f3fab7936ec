import { createContext, type ReactNode, useContext } from 'react'
import { matchRoutes } from 'react-router'
import type { Page, Surface } from '#contract/kernel/page.ts'
import type { PageName } from '#contract/pages.ts'
import { fits, type Place } from '#contract/places.ts'
import type { Part } from './part.ts'

/** A page and the screen that draws it. */
export interface DrawnPage {
  name: PageName
  page: Page
  screen: Part<object>
}

/** What an entry of the program can draw. An address of any other page is another document. */
export interface Parts {
  pages: readonly DrawnPage[]
  shells: Readonly<Partial<Record<Surface, Part<{ children: ReactNode }>>>>
}

/** The pages of a product with their screens; a page without one does not compile. */
export const drawnBy = <N extends PageName>(
  pages: Readonly<Record<N, Page>>,
  screens: Readonly<Record<N, Part<object>>>,
): DrawnPage[] => (Object.keys(pages) as N[]).map((name) => ({ name, page: pages[name], screen: screens[name] }))

const PartsContext = createContext<Parts | null>(null)
export const PartsProvider = PartsContext.Provider

export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('PartsProvider is missing')
  return parts
}

export interface Spot extends DrawnPage {
  place: Place
}

/** The page at an address of ours, chosen as the router chooses it. */
export function spotAt({ pages }: Parts, address: string): Spot | null {
  // '//name' would be an address on another host.
  const { pathname, searchParams } = new URL(address.replace(/^\/+/, '/'), 'http://here')
  const routes = pages.map((drawn) => ({ path: drawn.page.path, drawn }))
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (!match || !fits(match)) return null
  return { ...match.route.drawn, place: { params: match.params, query: searchParams } }
}
