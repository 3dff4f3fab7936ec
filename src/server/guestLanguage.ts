import type { Context } from 'hono'
import {
  isLanguage,
  type Language,
  languageCodes,
  languageCookie,
  languages,
} from '#contract/kernel/languages.limits.ts'
import { type PageName, pages } from '#contract/pages.ts'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import { readCookies } from './kernel/identity/cookies.ts'

/** Guest pages whose path has no language. The specification makes the product page without a language Spanish. */
const mayLackLanguage = (name: PageName) =>
  pages[name].surface === 'guest' && !pages[name].path.includes(':idLanguage') && name !== 'guestProductInSpanish'

/**
 * True for the URL of a guest page that names no language: its content is Spanish, and a reader of another language gets a
 * redirect.
 */
export const lacksLanguage = (name: PageName, url: URL) =>
  mayLackLanguage(name) && !isLanguage(url.searchParams.get('language') ?? undefined)

/** The first of our languages in an Accept-Language header, by weight; undefined if it names none. */
const acceptedLanguage = (header = ''): Language | undefined => {
  const weighted = header.split(',').flatMap((entry) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
    const language = languages.find((one) => tag.split('-')[0] === languageCodes[one])
    const weight = Number(/q=([\d.]+)/.exec(parameters.join())?.[1] ?? 1)
    return language && weight > 0 ? [{ language, weight }] : []
  })
  return weighted.sort((a, b) => b.weight - a.weight)[0]?.language
}

/** The language chosen on this phone, otherwise that of its browser, otherwise undefined (decision 0109). */
export const languageOfPhone = (c: Context<HttpEnv>): Language | undefined => {
  const chosen = readCookies(c.req.header('cookie'))[languageCookie]
  return isLanguage(chosen) ? chosen : acceptedLanguage(c.req.header('accept-language'))
}

/** Redirects to the same page in a language. Null without a language, and for Spanish, the language of a URL that names none. */
export const redirectToLanguage = (
  c: Context<HttpEnv>,
  language: Language | undefined,
  caching: Readonly<Record<string, string>> = { 'cache-control': 'no-store' },
) => {
  if (!language || language === 'spanish') return null
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set('language', language)
  for (const [name, value] of Object.entries(caching)) c.header(name, value)
  return c.redirect(`${pathname}?${searchParams}`)
}
