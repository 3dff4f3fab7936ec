import { clubPhonePages, to } from '#contract/club/pages.phone.ts'
import { matchPath, venueFromQuery } from '#contract/pageUrl.ts'

/** The path that a bag's printed QR label contains. */
export const bagPath = ({ idBag, venue }: { idBag: string; venue?: number }) => to('move', { idBag }, { venue })

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Replaces `URL.parse`, which phones older than 2024 do not have. */
const parseUrl = (text: string) => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The path of the bag in a scanned label; null for any other code. The label's host is ignored. */
export function bagPathFromLabel(scanned: string): string | null {
  const url = parseUrl(scanned)
  const idBag = url && matchPath(clubPhonePages.move.path, url.pathname)?.idBag
  if (!idBag || !id.test(idBag)) return null
  return bagPath({ idBag, ...venueFromQuery(url.searchParams) })
}

/** The scanner, in the venue of the URL's query. */
export const scanPath = (query: URLSearchParams) => to('scan', venueFromQuery(query))

/** The home page of the venue in the URL's query. */
export const homePath = (query: URLSearchParams) => to('home', venueFromQuery(query))
