import { api } from '#contract/api.ts'
import { whatsappUrl } from '#contract/kernel/venues.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import classes from './Contacts.module.css'
import { outletsText } from './outlets.text.ts'

/** Chat and survey, where the venue offers them. */
export function Contacts() {
  const { language, named } = useReader()
  const { data: front } = useRead(api.kernel.venues.front, named)
  const text = outletsText[language]
  if (!front?.whatsapp && !front?.survey) return null
  return (
    <div className={classes.contacts}>
      {front.whatsapp && (
        <a href={whatsappUrl(front.whatsapp, text.chatMessage)} data-primary rel="noreferrer">
          {text.chat}
        </a>
      )}
      {front.survey && (
        <a href={front.survey} rel="noreferrer">
          {text.survey}
        </a>
      )}
    </div>
  )
}
