import { createContext, type ReactNode, useContext } from 'react'
import type { Page, Surface } from '#contract/kernel/page.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { PageName } from '#contract/pages.ts'
import { matchPath, type PageUrl, sortBySpecificity } from '#contract/pageUrl.ts'
import type { Part } from './part.ts'

/** A page and the component that renders it. */
export interface DrawnPage {
  name: PageName
  page: Page
  screen: Part<object>
}

/** The pages and shells of one browser program. All other pages are loaded as new documents. */
export interface Parts {
  /** The most specific paths first, because the first match wins. */
  pages: readonly DrawnPage[]
  shells: Readonly<Partial<Record<Surface, Part<{ children: ReactNode }>>>>
}

/** Combines a product's pages with their screens; a page without a screen does not compile. */
export const drawnBy = <N extends PageName>(
  pages: Readonly<Record<N, Page>>,
  screens: Readonly<Record<N, Part<object>>>,
): DrawnPage[] => (Object.keys(pages) as N[]).map((name) => ({ name, page: pages[name], screen: screens[name] }))

export const partsOf = (shells: Parts['shells'], ...products: (readonly DrawnPage[])[]): Parts => ({
  shells,
  pages: sortBySpecificity(products.flat().map((entry) => ({ path: entry.page.path, entry }))).map(
    ({ entry }) => entry,
  ),
})

/** Keeps, of pages with the same path, the one that this role may open; without one, the first. */
export const partsFor = ({ pages, ...parts }: Parts, role: Role): Parts => ({
  ...parts,
  pages: pages.filter((candidate) => {
    const samePath = pages.filter(({ page }) => page.path === candidate.page.path)
    return candidate === (samePath.find(({ page }) => page.who.includes(role)) ?? samePath[0])
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

/** Parses a path of this server. Leading slashes are merged, because '//name' would be read as another host. */
export const inPieces = (path: string) => new URL(path.replace(/^\/+/, '/'), 'http://here')

/** Finds the page of a path: the first that matches, as on the server. */
export function pageAt({ pages }: Parts, path: string): PageAt | null {
  const { pathname, searchParams: query } = inPieces(path)
  for (const entry of pages) {
    const params = matchPath(entry.page.path, pathname)
    if (params) return { ...entry, address: { params, query } }
  }
  return null
}
