import { clubPhonePages, to } from '#contract/club/pages.phone.ts'
import { matchPath, venueFromQuery } from '#contract/pageUrl.ts'

/** The address behind a bag's label. */
export const bagPath = ({ idBag, venue }: { idBag: string; venue?: number }) => to('move', { idBag }, { venue })

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `URL.parse`, which phones have known only since 2024. */
const parsed = (text: string) => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Where a scanned label leads, within our own pages; null for any other code. */
export function bagInLabel(scanned: string): string | null {
  const url = parsed(scanned)
  const idBag = url && matchPath(clubPhonePages.move.path, url.pathname)?.idBag
  if (!idBag || !id.test(idBag)) return null
  return bagPath({ idBag, ...venueFromQuery(url.searchParams) })
}

/** Home of the venue that the address names. */
export const homePath = (query: URLSearchParams) => to('home', venueFromQuery(query))
