import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'

export type Stocked = Pick<Product, 'id' | 'name' | 'stock' | 'outUntil' | 'remaining'>

/** Whether a product can be had, and why not. */
export interface Stock {
  disabled: boolean
  outToday: boolean
  remaining: number | null
}

const stockOf = ({ stock, outUntil, remaining }: Stocked): Stock => ({
  disabled: !stock,
  outToday: outUntil !== null && Date.parse(outUntil) > serverNow(),
  remaining,
})

const isOut = ({ disabled, outToday, remaining }: Stock) => disabled || outToday || remaining === 0

const { setStock, setOutToday, setRemaining } = api.hotel.menus

/** What is tapped is shown at once, sent in the order of the taps, and taken back if the server refuses. */
export function useStock(product: Stocked) {
  const { id } = product
  const [asked, setAsked] = useState<Stock | null>(null)
  const [seen, setSeen] = useState(product)
  const sending = {
    scope: `stock ${id}`,
    onError: (failure: Failure) => {
      setAsked(null)
      popup.error(sentenceFor(failure))
    },
  }
  const able = useWrite(setStock, sending)
  const today = useWrite(setOutToday, sending)
  const count = useWrite(setRemaining, sending)
  const waits = able.isPending || today.isPending || count.isPending
  // The list has been read since: from here on it says what is true.
  if (seen !== product && !waits) {
    setSeen(product)
    setAsked(null)
  }
  const stock = asked ?? stockOf(product)
  const available = { disabled: false, outToday: false, remaining: stock.remaining || null }
  return {
    ...stock,
    out: isOut(stock),
    /** 'Disable' and 'Enable'. */
    toggle() {
      setAsked(isOut(stock) ? available : { ...stock, disabled: true })
      able.mutate({ id, stock: isOut(stock) })
    },
    endToday() {
      setAsked({ ...stock, outToday: true })
      today.mutate({ id })
    },
    count(remaining: number | null) {
      setAsked(remaining ? { ...available, remaining } : { ...stock, remaining })
      count.mutate({ id, remaining })
    },
  }
}
