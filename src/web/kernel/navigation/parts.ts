import { createContext, type ReactNode, useContext } from 'react'
import type { Page, Surface } from '#contract/kernel/page.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { PageName } from '#contract/pages.ts'
import { matchPath, type PageUrl, sortBySpecificity } from '#contract/pageUrl.ts'
import type { Part } from './part.ts'

/** A page and the screen that draws it. */
export interface DrawnPage {
  name: PageName
  page: Page
  screen: Part<object>
}

/** What an entry of the program can draw. An address of any other page is another document. */
export interface Parts {
  /** In the order in which an address is compared with them. */
  pages: readonly DrawnPage[]
  shells: Readonly<Partial<Record<Surface, Part<{ children: ReactNode }>>>>
}

/** The pages of a product with their screens; a page without one does not compile. */
export const drawnBy = <N extends PageName>(
  pages: Readonly<Record<N, Page>>,
  screens: Readonly<Record<N, Part<object>>>,
): DrawnPage[] => (Object.keys(pages) as N[]).map((name) => ({ name, page: pages[name], screen: screens[name] }))

export const partsOf = (shells: Parts['shells'], ...products: (readonly DrawnPage[])[]): Parts => ({
  shells,
  pages: sortBySpecificity(products.flat().map((drawn) => ({ path: drawn.page.path, drawn }))).map(
    ({ drawn }) => drawn,
  ),
})

/** Of pages that share an address only the one for such callers is left; where there is none, the first. */
export const partsFor = ({ pages, ...parts }: Parts, role: Role): Parts => ({
  ...parts,
  pages: pages.filter((one) => {
    const sharing = pages.filter(({ page }) => page.path === one.page.path)
    return one === (sharing.find(({ page }) => page.who.includes(role)) ?? sharing[0])
  }),
})

const PartsContext = createContext<Parts | null>(null)
export const PartsProvider = PartsContext.Provider

export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('PartsProvider is missing')
  return parts
}

export interface PageAt extends DrawnPage {
  address: PageUrl
}

/** An address of ours in its pieces. '//name' would be one on another host, and '//%' none at all. */
export const inPieces = (address: string) => new URL(address.replace(/^\/+/, '/'), 'http://here')

/** The page at an address of ours: the first that matches, as on the server. */
export function pageAt({ pages }: Parts, address: string): PageAt | null {
  const { pathname, searchParams: query } = inPieces(address)
  for (const drawn of pages) {
    const params = matchPath(drawn.page.path, pathname)
    if (params) return { ...drawn, address: { params, query } }
  }
  return null
}
