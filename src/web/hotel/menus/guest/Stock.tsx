import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'

interface StockNoteProps {
  product: Pick<GuestProduct, 'stock' | 'backAt' | 'remaining'>
  language: Language
}

/** 'Not available', 'Sold out until tomorrow' or the number of portions left. */
export function Stock({ product: { stock, backAt, remaining }, language }: StockNoteProps) {
  const text = guestText[language]
  if (!stock) return <span className="chip">{backAt ? text.backTomorrow : text.unavailable}</span>
  return (
    remaining !== undefined && (
      <span className="chip" data-tone="warn">
        {text.remaining(remaining)}
      </span>
    )
  )
}
