import IconPhone from 'icon:phone'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { telUrl } from '../telUrl.ts'
import { emergencyText as text } from './emergency.text.ts'

/** Links that dial 911 and the venue's phone, for people who cannot send an alert. */
export function EmergencyNumbers({ venue }: { venue: { venue?: number } }) {
  const front = useRead(api.kernel.venues.front, venue).data
  return (
    <>
      <a className="button" data-danger href="tel:911">
        <IconPhone size={22} stroke={1.8} aria-hidden />
        {text.call}
      </a>
      {front?.phone && (
        <a className="button" href={telUrl(front.phone)}>
          <IconPhone size={22} stroke={1.8} aria-hidden />
          {text.callVenue(front.name, front.phone)}
        </a>
      )}
    </>
  )
}
