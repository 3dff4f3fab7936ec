import { useEffect, useState } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { part, usePartWhen } from '#web/kernel/navigation/part.ts'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'

const sheet = part(() => import('./AddSheet.tsx').then((m) => m.AddSheet))
/** The page comes first; whoever then taps does not wait. */
const readyAfter = 1500

/** Puts products into the cart: `add` opens the sheet where it is decided how. */
export function useAdding(outletId: string | null) {
  const { language } = useReader()
  const [product, setProduct] = useState<GuestProduct | null>(null)
  const AddSheet = usePartWhen(product !== null, sheet)
  useEffect(() => {
    const timer = setTimeout(() => void sheet.comes(), readyAfter)
    return () => clearTimeout(timer)
  }, [])
  const opened =
    product &&
    (AddSheet ? (
      <AddSheet product={product} outletId={outletId} onClose={() => setProduct(null)} />
    ) : (
      <p className="floating toast" data-late role="status">
        {guestKernelText[language].loading}
      </p>
    ))
  return { add: setProduct, opened }
}
