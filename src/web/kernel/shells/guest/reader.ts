import { useLocation, useParams } from 'react-router'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { languageAt, type Place, venueIn } from '#contract/places.ts'

/** Who reads here: in which language, and of which venue, as the address says. */
export function useReader() {
  const params = useParams()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  return { language: languageAt({ params, query }), named: venueIn(pathname, query), params }
}

/** The same page in another language. */
export function addressIn(language: Language, pathname: string, params: Place['params']): string {
  const { idHotel, idLanguage } = params
  if (!idLanguage) return `${pathname}?language=${language}`
  return `/${idHotel}/${language}${pathname.slice(`/${idHotel}/${idLanguage}`.length)}`
}
