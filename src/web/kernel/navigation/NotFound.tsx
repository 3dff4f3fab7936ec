import { languageAt } from '#contract/address.ts'
import { notFoundText } from '#web/kernel/text/notFound.text.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { useHere } from './navigation.tsx'
import { Plain } from './Plain.tsx'
import { pageAt, useParts } from './parts.ts'

export function NotFound() {
  const { pathname, search } = useHere()
  const found = pageAt(useParts(), pathname + search)
  const language = found ? languageAt(found.address) : 'spanish'
  const text = notFoundText[language]
  useTitle(text.title, { language })
  return (
    <main>
      <Plain title={text.title} sentence={text.hint}>
        {/* A document of its own: its venue may be another one. */}
        <a href="/">{text.home}</a>
      </Plain>
    </main>
  )
}
