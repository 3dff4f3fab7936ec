import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'
import { AddToCartForm } from '#web/hotel/guest/orders/AddToCartForm.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { ContainsNote } from './ContainsNote.tsx'
import { ProductOptions } from './ProductOptions.tsx'

interface ProductOrderProps {
  product: GuestProduct
  /** False while the product is out of stock or its menu is closed. */
  canOrder: boolean
  outletId: string | null
  onOutside: () => void
}

/** Contents and options of a product on its own page, with the form that puts it into the cart; read only while it cannot be ordered. */
export function ProductOrder({ product, canOrder, outletId, onOutside }: ProductOrderProps) {
  const { language } = useGuestUrl()
  const currency = useVenue()?.currency ?? 'ARS'
  if (canOrder)
    return (
      <AddToCartForm
        product={product}
        outletId={outletId}
        label={guestText[language].addToOrder}
        onDone={() => {}}
        onOutside={onOutside}
      />
    )
  return (
    <>
      {product.contains.length > 0 && <ContainsNote contains={product.contains} />}
      <ProductOptions options={product.options} currency={currency} language={language} />
    </>
  )
}
