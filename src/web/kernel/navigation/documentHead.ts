import { createContext, useContext, useEffect } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { type Language, languageCodes } from '#contract/kernel/languages.limits.ts'
import type { DocumentHead } from '#contract/rendering.ts'

interface About {
  title: string
  language?: Language
  /** Shown in link previews of messengers and search engines. */
  description?: string
  photo?: Photo | null
  /** The canonical URL, without filters of the query string. */
  canonical?: string
  /** Structured data (schema.org JSON-LD). URLs in it are paths of this server. */
  about?: Readonly<Record<string, unknown>>
}

const HeadContext = createContext<DocumentHead | null>(null)
/** Collects the head of the page that the server renders; null in the browser. */
export const ServerHeadProvider = HeadContext.Provider

/** URL of the photo in link previews. */
export const previewImageUrl = ({ src }: Photo) => `${src}/preview.jpg`

let pageTitle = ''
let badgeCount = 0
const writeTitle = () => {
  document.title = badgeCount > 0 ? `(${badgeCount}) ${pageTitle}` : pageTitle
}

/** Shows a count before the document's title, which is visible even if another tab is open. */
export function useTitleBadge(count: number) {
  useEffect(() => {
    badgeCount = count
    writeTitle()
    return () => {
      badgeCount = 0
      writeTitle()
    }
  }, [count])
}

/** Sets the document's title and language. The other values are only rendered by the server, for link previews and search engines. */
export function useHead({ title, language = 'spanish', description, photo, canonical, about }: About) {
  const head = useContext(HeadContext)
  const lang = languageCodes[language]
  if (head)
    Object.assign(
      head,
      { title, lang },
      description ? { description } : {},
      photo ? { image: previewImageUrl(photo) } : {},
      canonical ? { canonical } : {},
      about ? { about } : {},
    )
  useEffect(() => {
    pageTitle = title
    writeTitle()
    document.documentElement.lang = lang
  }, [title, lang])
}
