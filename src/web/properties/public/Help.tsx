import { useState } from 'react'
import { api } from '#contract/api.ts'
import { whatsappUrl } from '#contract/kernel/venues.limits.ts'
import type { EnquiryKind } from '#contract/properties/enquiries.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import classes from './Help.module.css'
import { publicText as text } from './public.text.ts'
import { useVisitor } from './visitor.ts'

const askDialog = part(() => import('./AskDialog.tsx').then((m) => m.AskDialog))

/** How to ask about a property: the venue's own form and chat, and ours, which nobody leaves the page for. */
export function Help({ listing }: { listing: Listing }) {
  const { direction, city, number } = listing
  const { named } = useVisitor()
  const { data: front } = useRead(api.kernel.venues.front, named)
  const [asking, setAsking] = useState<EnquiryKind | null>(null)
  const soon = () => void askDialog.comes()
  return (
    <section className={classes.help}>
      <h2>{text.helpTitle}</h2>
      <p>{text.helpHint}</p>
      <div className={classes.ways}>
        {front?.formLink ? (
          <a href={front.formLink} rel="noreferrer" data-primary>
            {text.moreInformation}
          </a>
        ) : (
          <button type="button" data-primary onPointerEnter={soon} onClick={() => setAsking('question')}>
            {text.moreInformation}
          </button>
        )}
        {front?.whatsapp && (
          <a href={whatsappUrl(front.whatsapp, text.whatsappMessage(direction, city, number))} rel="noreferrer">
            {text.whatsapp}
          </a>
        )}
        <button type="button" onPointerEnter={soon} onClick={() => setAsking('question')}>
          {text.ask}
        </button>
        <button type="button" onPointerEnter={soon} onClick={() => setAsking('visit')}>
          {text.visit}
        </button>
      </div>
      {asking && <Later part={askDialog} with={{ kind: asking, listing, onClose: () => setAsking(null) }} />}
    </section>
  )
}
