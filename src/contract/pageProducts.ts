import { clubPhonePages } from './club/pages.phone.ts'
import { clubPublicPages } from './club/pages.public.ts'
import { clubPages } from './club/pages.ts'
import { clubTvPages } from './club/pages.tv.ts'
import { communityStaffPages } from './community/pages.staff.ts'
import { communityPages } from './community/pages.ts'
import { guestPages } from './hotel/pages.guest.ts'
import { hotelStaffPages } from './hotel/pages.ts'
import { type Product, usesAnyProduct } from './kernel/products.limits.ts'
import type { PageName } from './pages.ts'
import { propertiesPublicPages } from './properties/pages.public.ts'
import { propertiesPages } from './properties/pages.ts'

const namesOf = (...lists: object[]) => lists.flatMap((list) => Object.keys(list)) as PageName[]

const pagesOf: Record<Product, PageName[]> = {
  club: namesOf(clubPages, clubTvPages, clubPhonePages, clubPublicPages),
  hotel: namesOf(hotelStaffPages, guestPages),
  community: namesOf(communityPages, communityStaffPages),
  properties: namesOf(propertiesPages, propertiesPublicPages),
}

const clubOrCommunity: readonly Product[] = ['club', 'community']
/** Pages that are not for one product alone: news and videos of the club are content of the community's app. */
const shared: Partial<Record<PageName, readonly Product[] | null>> = {
  dashboard: null,
  home: clubOrCommunity,
  newsPage: clubOrCommunity,
  newsAdmin: clubOrCommunity,
  newsCreate: clubOrCommunity,
  newsEdit: clubOrCommunity,
  messages: clubOrCommunity,
  messagesAdmin: clubOrCommunity,
  messageCreate: clubOrCommunity,
  messageEdit: clubOrCommunity,
}

const productsOfPages = new Map<PageName, readonly Product[] | null>([
  ...Object.entries(pagesOf).flatMap(([product, names]) => names.map((name) => [name, [product as Product]] as const)),
  ...(Object.entries(shared) as [PageName, readonly Product[] | null][]),
])

/** Whether a venue that uses these products has the page. Pages of the kernel are always in use. */
export const isPageInUse = (name: PageName, products: readonly Product[]) => {
  const wanted = productsOfPages.get(name)
  return !wanted || usesAnyProduct({ products }, wanted)
}
