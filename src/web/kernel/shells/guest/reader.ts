import { type Address, languageAt, venueIn } from '#contract/address.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { useHere, useParams, useSearch } from '#web/kernel/navigation/navigation.tsx'

/** Who reads here: in which language, and of which venue, as the address says. */
export function useReader() {
  const params = useParams()
  const { pathname } = useHere()
  const query = useSearch()
  return { language: languageAt({ params, query }), named: venueIn(pathname, query), params }
}

/** The same page in another language. */
export function addressIn(language: Language, pathname: string, params: Address['params'], search = ''): string {
  const { idHotel, idLanguage } = params
  const query = new URLSearchParams(search)
  if (!idLanguage) query.set('language', language)
  const path = idLanguage ? `/${idHotel}/${language}${pathname.slice(`/${idHotel}/${idLanguage}`.length)}` : pathname
  return [path, query].filter(String).join('?')
}
