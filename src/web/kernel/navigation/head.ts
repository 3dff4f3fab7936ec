import { createContext, useContext, useEffect } from 'react'
import type { Head } from '#contract/drawn.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type Language, languageCodes } from '#contract/kernel/languages.limits.ts'

interface About {
  title: string
  language?: Language
  /** What those see who get the page's address sent. */
  description?: string
  photo?: Photo | null
}

const HeadContext = createContext<Head | null>(null)
/** On the server: where the page that is being drawn writes what it says of itself. */
export const HeadProvider = HeadContext.Provider

const imageOf = ({ src, widths }: Photo) => `${src}/${widths.at(-1)}.webp`

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
export function useHead({ title, language = 'spanish', description, photo }: About) {
  const head = useContext(HeadContext)
  const lang = languageCodes[language]
  if (head)
    Object.assign(head, { title, lang }, description ? { description } : {}, photo ? { image: imageOf(photo) } : {})
  useEffect(() => {
    titled = title
    writeTitle()
    document.documentElement.lang = lang
  }, [title, lang])
}
