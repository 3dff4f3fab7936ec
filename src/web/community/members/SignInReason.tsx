import { venueFromQuery } from '#contract/pageUrl.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { EmergencyNumbers } from '../emergency/EmergencyNumbers.tsx'
import { signInReasons } from './signInReasons.text.ts'

/** Says why the page to which the caller wants to go needs a signed-in person; nothing if sign-in was opened on its own. */
export function SignInReason() {
  const query = useSearchParams()
  const parts = usePageRegistry()
  const wanted = query.get('to')
  if (!wanted) return null
  const page = matchPage(parts, wanted)?.name
  return (
    <>
      <p className="callout">{(page && signInReasons.pages[page]) ?? signInReasons.other}</p>
      {page === 'emergency' && <EmergencyNumbers venue={venueFromQuery(query)} />}
    </>
  )
}
