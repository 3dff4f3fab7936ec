import { useEffect, useState } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'

const sheetPart = lazyPart(() => import('./AddToCartSheet.tsx').then((m) => m.AddToCartSheet))
/** Milliseconds until the sheet's code is preloaded: after the page's own resources, before the first tap. */
const preloadAfter = 1500

/** `add` opens the bottom sheet that puts a product into the cart; `sheet` is its element, null while closed. */
export function useAddToCart(outletId: string | null) {
  const { language } = useGuestUrl()
  const [product, setProduct] = useState<GuestProduct | null>(null)
  const AddToCartSheet = useLazyPartWhen(product !== null, sheetPart)
  useEffect(() => {
    const timer = setTimeout(() => void sheetPart.loadWithRetries(), preloadAfter)
    return () => clearTimeout(timer)
  }, [])
  const sheet =
    product &&
    (AddToCartSheet ? (
      <AddToCartSheet product={product} outletId={outletId} onClose={() => setProduct(null)} />
    ) : (
      <p className="floating toast" data-late role="status">
        {guestKernelText[language].loading}
      </p>
    ))
  return { add: setProduct, sheet }
}
