import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import { contentMarkText } from '#web/hotel/contentMarks.text.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { containsText } from './contains.text.ts'

/** 'Contains: milk, eggs', from a product's content marks. */
export function ContainsNote({ contains }: { contains: readonly ContentMark[] }) {
  const { language } = useGuestUrl()
  const words = contains.map((content) => contentMarkText[language][content].toLowerCase())
  return <small className="note">{containsText[language].contains(words.join(', '))}</small>
}
