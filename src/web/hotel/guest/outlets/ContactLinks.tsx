import { api } from '#contract/api.ts'
import { whatsappUrl } from '#contract/kernel/whatsapp.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import { outletsText } from './outlets.text.ts'

/** Links to the venue's WhatsApp chat and survey, as far as its configuration has them. */
export function ContactLinks() {
  const { language, named } = useGuestUrl()
  const { data: front } = useRead(api.kernel.venues.front, { ...named, language })
  const { room } = useOwnStay()
  const text = outletsText[language]
  if (!front?.whatsapp && !front?.survey) return null
  return (
    <div className="grid gap-12 inset">
      {front.whatsapp && (
        <a
          href={whatsappUrl(front.whatsapp, text.chatMessage[room?.kind ?? 'room'] + (room?.number ?? ''))}
          className="button"
          data-primary
          rel="noreferrer"
        >
          {text.chat}
        </a>
      )}
      {front.survey && (
        <a href={front.survey} className="button" rel="noreferrer">
          {text.survey}
        </a>
      )}
    </div>
  )
}
