import { matchRoutes } from 'react-router'
import { type Page, type PageName, pages } from '#contract/pages.ts'
import { fits, type Place } from '#contract/places.ts'

export const pageNames = Object.keys(pages) as PageName[]
export const pageCalled = (name: PageName): Page => pages[name]

const routes = pageNames.map((id) => ({ id, path: pages[id].path }))

export interface Spot {
  name: PageName
  page: Page
  place: Place
}

/** The page at an address of ours, chosen as the router chooses it. */
export function spotAt(address: string): Spot | null {
  // '//name' would be an address on another host.
  const { pathname, searchParams } = new URL(address.replace(/^\/+/, '/'), 'http://here')
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (!match || !fits(match)) return null
  const name = match.route.id
  return { name, page: pageCalled(name), place: { params: match.params, query: searchParams } }
}
