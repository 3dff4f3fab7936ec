import { clubPages } from './club/pages.ts'
import { guestPages } from './hotel/pages.guest.ts'
import { hotelPages } from './hotel/pages.ts'
import { kernelPages } from './kernel/pages.ts'

/** Every page: its address, who may open it, and what it opens with. */
export const pages = { ...kernelPages, ...clubPages, ...hotelPages, ...guestPages }
export type PageName = keyof typeof pages

const freedom = (path: string) => path.replaceAll(/[^/]+/g, (step) => (step.startsWith(':') ? '1' : '0'))

/** The order in which addresses are tried: '/news/create' before '/news/:id' before '/:idHotel/:idLanguage'. */
export const bySpecificity = <P extends { path: string }>(list: readonly P[]): P[] =>
  list.toSorted((a, b) => freedom(a.path).localeCompare(freedom(b.path)))
