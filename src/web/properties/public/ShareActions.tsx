import { useState } from 'react'
import type { Listing } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Printer, Share } from './icons.tsx'
import { publicText as text } from './public.text.ts'
import { useVisitor } from './visitor.ts'

/** Shares the property's URL with the device's share dialog, or else copies it; and links to the print view. */
export function ShareActions({ listing: { number, direction } }: { listing: Listing }) {
  const { venueParam } = useVisitor()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = new URL(to('property', { idPropiedad: number }, venueParam), location.href).href
    try {
      if (navigator.share) return await navigator.share({ title: direction, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Closing the device's share dialog rejects the promise; this is no failure.
    }
  }
  return (
    <div className="group gap-20">
      <button type="button" className="quiet" onClick={() => void share()}>
        <Share />
        <span role="status">{copied ? text.shared : text.share}</span>
      </button>
      <Link to={to('propertySheet', { idPropiedad: number }, venueParam)} className="quiet">
        <Printer />
        {text.print}
      </Link>
    </div>
  )
}
