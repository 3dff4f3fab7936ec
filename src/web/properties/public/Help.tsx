import { api } from '#contract/api.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import classes from './Help.module.css'
import { publicText as text } from './public.text.ts'

const chatAddress = (number: string, message: string) => `https://wa.me/${number}?text=${encodeURIComponent(message)}`

/** How to ask about a property. */
export function Help({ listing: { direction, city, number } }: { listing: Listing }) {
  const { named } = useReader()
  const { data: front } = useRead(api.kernel.venues.front, named)
  return (
    <section className={classes.help}>
      <h2>{text.helpTitle}</h2>
      <p>{text.helpHint}</p>
      <div className={classes.ways}>
        {front?.formLink && (
          <a href={front.formLink} rel="noreferrer" data-primary>
            {text.moreInformation}
          </a>
        )}
        {front?.whatsapp && (
          <a href={chatAddress(front.whatsapp, text.whatsappMessage(direction, city, number))} rel="noreferrer">
            {text.whatsapp}
          </a>
        )}
      </div>
    </section>
  )
}
