import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import { contentsText } from '#web/hotel/contents.text.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { avoidText } from './avoid.text.ts'

/** 'Contains: milk, eggs', from a product's content marks. */
export function Contents({ contains }: { contains: readonly ContentMark[] }) {
  const { language } = useReader()
  const words = contains.map((content) => contentsText[language][content].toLowerCase())
  return <p className="note">{avoidText[language].contains(words.join(', '))}</p>
}
