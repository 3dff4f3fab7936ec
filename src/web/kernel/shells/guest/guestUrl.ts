import { type Language, languageCookie } from '#contract/kernel/languages.limits.ts'
import { languageOfPageUrl, type PageUrl, venueFromUrl } from '#contract/pageUrl.ts'
import { useCurrentUrl, usePathParams, useSearchParams } from '#web/kernel/navigation/navigation.tsx'

/** The language, the venue and the path parameters of a guest's or public page, from its URL. */
export function useGuestUrl() {
  const params = usePathParams()
  const { pathname } = useCurrentUrl()
  const query = useSearchParams()
  return { language: languageOfPageUrl({ params, query }), named: venueFromUrl(pathname, query), params }
}

/** The URL of the same page in another language: in the path if the page has the language there, otherwise in the query string. */
export function urlInLanguage(language: Language, pathname: string, params: PageUrl['params'], search = ''): string {
  const { idHotel, idLanguage } = params
  const query = new URLSearchParams(search)
  if (!idLanguage) query.set('language', language)
  const path = idLanguage ? `/${idHotel}/${language}${pathname.slice(`/${idHotel}/${idLanguage}`.length)}` : pathname
  return [path, query].filter(String).join('?')
}

/** Stores the guest's choice on this phone for a year: pages whose URL names no language then open in it. */
export const rememberLanguage = (language: Language) => {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API only since 18.4
  document.cookie = `${languageCookie}=${language};path=/;max-age=31536000`
}
