import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'

export type StockProduct = Pick<Product, 'id' | 'name' | 'stock' | 'outUntil' | 'remaining'>

/** Availability of a product. */
export interface StockState {
  disabled: boolean
  outToday: boolean
  remaining: number | null
}

const stockOf = ({ stock, outUntil, remaining }: StockProduct): StockState => ({
  disabled: !stock,
  outToday: outUntil !== null && Date.parse(outUntil) > serverNow(),
  remaining,
})

const isOut = ({ disabled, outToday, remaining }: StockState) => disabled || outToday || remaining === 0

const { setStock, setOutToday, setRemaining } = api.hotel.menus

/** Stock of a product with optimistic updates: shown at once, sent one after the other, undone if a request fails. */
export function useStock(product: StockProduct) {
  const { id } = product
  const [optimistic, setOptimistic] = useState<StockState | null>(null)
  const [lastProduct, setLastProduct] = useState(product)
  const sendOptions = {
    scope: `stock ${id}`,
    onError: (failure: Failure) => {
      setOptimistic(null)
      popup.error(failureSentence(failure))
    },
  }
  const enabling = useWrite(setStock, sendOptions)
  const endingToday = useWrite(setOutToday, sendOptions)
  const counting = useWrite(setRemaining, sendOptions)
  const isSending = enabling.isPending || endingToday.isPending || counting.isPending
  // A newer list has loaded and nothing is being sent: the data of the server replaces the optimistic state.
  if (lastProduct !== product && !isSending) {
    setLastProduct(product)
    setOptimistic(null)
  }
  const stock = optimistic ?? stockOf(product)
  const available = { disabled: false, outToday: false, remaining: stock.remaining || null }
  return {
    ...stock,
    out: isOut(stock),
    /** Action of the 'Disable' and 'Enable' button. */
    toggle() {
      setOptimistic(isOut(stock) ? available : { ...stock, disabled: true })
      enabling.mutate({ id, stock: isOut(stock) })
    },
    endToday() {
      setOptimistic({ ...stock, outToday: true })
      endingToday.mutate({ id })
    },
    count(remaining: number | null) {
      setOptimistic(remaining ? { ...available, remaining } : { ...stock, remaining })
      counting.mutate({ id, remaining })
    },
  }
}
