import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { Link } from './Link.tsx'
import { Plain } from './Plain.tsx'

export function NotFound() {
  useTitle(kernelText.notFound)
  return (
    <main>
      <Plain title={kernelText.notFound} sentence={kernelText.notFoundHint}>
        <Link to="/">{kernelText.home}</Link>
      </Plain>
    </main>
  )
}
