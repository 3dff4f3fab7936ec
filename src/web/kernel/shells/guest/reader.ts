import type { Language } from '#contract/kernel/languages.limits.ts'
import { languageOfPageUrl, type PageUrl, venueFromUrl } from '#contract/pageUrl.ts'
import { useHere, useParams, useSearch } from '#web/kernel/navigation/navigation.tsx'

/** The language, the venue and the path parameters of a guest's or public page, from its URL. */
export function useReader() {
  const params = useParams()
  const { pathname } = useHere()
  const query = useSearch()
  return { language: languageOfPageUrl({ params, query }), named: venueFromUrl(pathname, query), params }
}

/** The URL of the same page in another language: in the path if the page has the language there, otherwise in the query string. */
export function addressIn(language: Language, pathname: string, params: PageUrl['params'], search = ''): string {
  const { idHotel, idLanguage } = params
  const query = new URLSearchParams(search)
  if (!idLanguage) query.set('language', language)
  const path = idLanguage ? `/${idHotel}/${language}${pathname.slice(`/${idHotel}/${idLanguage}`.length)}` : pathname
  return [path, query].filter(String).join('?')
}
