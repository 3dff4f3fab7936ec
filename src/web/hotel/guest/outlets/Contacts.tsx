import { api } from '#contract/api.ts'
import { whatsappUrl } from '#contract/kernel/venues.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { outletsText } from './outlets.text.ts'

/** Links to the venue's WhatsApp chat and survey, as far as its configuration has them. */
export function Contacts() {
  const { language, named } = useReader()
  const { data: front } = useRead(api.kernel.venues.front, named)
  const text = outletsText[language]
  if (!front?.whatsapp && !front?.survey) return null
  return (
    <div className="grid gap-12 inset">
      {front.whatsapp && (
        <a href={whatsappUrl(front.whatsapp, text.chatMessage)} className="button" data-primary rel="noreferrer">
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
