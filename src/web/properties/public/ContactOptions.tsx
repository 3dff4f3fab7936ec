import { useState } from 'react'
import { api } from '#contract/api.ts'
import { whatsappUrl } from '#contract/kernel/whatsapp.ts'
import type { EnquiryKind } from '#contract/properties/enquiries.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { publicText as text } from './public.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'

const askDialog = lazyPart(() => import('./EnquiryDialog.tsx').then((m) => m.EnquiryDialog))

/**
 * Ways to contact the venue about a property: its own form and WhatsApp if configured, and our enquiry dialog. Without a
 * form of its own, 'Quiero saber más' opens the dialog.
 */
export function ContactOptions({ listing }: { listing: Listing }) {
  const { direction, city, number } = listing
  const { venueParam } = usePublicPageParams()
  const { data: front } = useRead(api.kernel.venues.front, venueParam)
  const [dialogKind, setDialogKind] = useState<EnquiryKind | null>(null)
  const preload = () => void askDialog.loadWithRetries()
  return (
    <section className="card padded above">
      <h2 className="heading">{text.helpTitle}</h2>
      <p className="muted">{text.helpHint}</p>
      <div className="grid small gap-8 above">
        {front?.formLink ? (
          <a className="button" href={front.formLink} rel="noreferrer" data-primary>
            {text.moreInformation}
          </a>
        ) : (
          <button
            type="button"
            className="button"
            data-primary
            onPointerEnter={preload}
            onClick={() => setDialogKind('question')}
          >
            {text.moreInformation}
          </button>
        )}
        {front?.whatsapp && (
          <a
            className="button"
            href={whatsappUrl(front.whatsapp, text.whatsappMessage(direction, city, number))}
            rel="noreferrer"
          >
            {text.whatsapp}
          </a>
        )}
        {front?.formLink && (
          <button type="button" className="button" onPointerEnter={preload} onClick={() => setDialogKind('question')}>
            {text.ask}
          </button>
        )}
        <button type="button" className="button" onPointerEnter={preload} onClick={() => setDialogKind('visit')}>
          {text.visit}
        </button>
      </div>
      {dialogKind && <Lazy part={askDialog} with={{ kind: dialogKind, listing, onClose: () => setDialogKind(null) }} />}
    </section>
  )
}
