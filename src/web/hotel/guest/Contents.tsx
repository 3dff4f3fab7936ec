import type { Content } from '#contract/hotel/contents.limits.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { contentsText } from '../contents.text.ts'
import { avoidText } from './avoid.text.ts'
import controls from './controls.module.css'

/** What is in a product that somebody may have to avoid. */
export function Contents({ contains }: { contains: readonly Content[] }) {
  const { language } = useReader()
  const words = contains.map((content) => contentsText[language][content].toLowerCase())
  return <p className={controls.note}>{avoidText[language].contains(words.join(', '))}</p>
}
