import { useEffect, useState } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { part, usePartWhen } from '#web/kernel/navigation/part.ts'
import fixed from '#web/kernel/shells/guest/fixed.module.css'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'

const sheetPart = part(() => import('./AddSheet.tsx').then((m) => m.AddSheet))
/** Milliseconds until the sheet's code is preloaded: after the page's own resources, before the first tap. */
const preloadAfter = 1500

/** `add` opens the bottom sheet that puts a product into the cart; `sheet` is its element, null while closed. */
export function useAdding(outletId: string | null) {
  const { language } = useReader()
  const [product, setProduct] = useState<GuestProduct | null>(null)
  const AddToCartSheet = usePartWhen(product !== null, sheetPart)
  useEffect(() => {
    const timer = setTimeout(() => void sheetPart.comes(), preloadAfter)
    return () => clearTimeout(timer)
  }, [])
  const sheet =
    product &&
    (AddToCartSheet ? (
      <AddToCartSheet product={product} outletId={outletId} onClose={() => setProduct(null)} />
    ) : (
      <p className={`${fixed.floating} ${fixed.toast}`} data-late role="status">
        {guestKernelText[language].loading}
      </p>
    ))
  return { add: setProduct, sheet }
}
