import { createContext, useContext, useEffect } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { type Language, languageCodes } from '#contract/kernel/languages.limits.ts'
import type { DocumentHead } from '#contract/rendering.ts'

interface About {
  title: string
  language?: Language
  /** What those see who get the page's address sent. */
  description?: string
  photo?: Photo | null
  /** The address that stands for this page, without what only narrows it down. */
  canonical?: string
  /** What the page is about, in the words of schema.org; addresses in it are ours. */
  about?: Readonly<Record<string, unknown>>
}

const HeadContext = createContext<DocumentHead | null>(null)
/** On the server: where the page that is being drawn writes what it says of itself. */
export const HeadProvider = HeadContext.Provider

/** Where messengers find a photo. */
export const previewOf = ({ src }: Photo) => `${src}/preview.jpg`

let titled = ''
let waiting = 0
const writeTitle = () => {
  document.title = waiting > 0 ? `(${waiting}) ${titled}` : titled
}

/** How many things wait for somebody, before the title of whichever page is open: it is seen in other tabs too. */
export function useTitleBadge(count: number) {
  useEffect(() => {
    waiting = count
    writeTitle()
    return () => {
      waiting = 0
      writeTitle()
    }
  }, [count])
}

/** Title and language of the document; what is for other sites' eyes is written by the server only. */
export function useHead({ title, language = 'spanish', description, photo, canonical, about }: About) {
  const head = useContext(HeadContext)
  const lang = languageCodes[language]
  if (head)
    Object.assign(
      head,
      { title, lang },
      description ? { description } : {},
      photo ? { image: previewOf(photo) } : {},
      canonical ? { canonical } : {},
      about ? { about } : {},
    )
  useEffect(() => {
    titled = title
    writeTitle()
    document.documentElement.lang = lang
  }, [title, lang])
}
