import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { StockNote } from '#web/hotel/menus/guest/StockNote.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { BottomSheet } from '#web/kernel/ui/overlays/BottomSheet.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import { AddToCartForm } from './AddToCartForm.tsx'
import classes from './AddToCartSheet.module.css'
import { addToCartText } from './addToCart.text.ts'

interface AddToCartSheetProps {
  product: GuestProduct
  outletId: string | null
  onClose: () => void
}

/** Bottom sheet to choose options, comment and quantity of a product; a phone in no room sees how to enter one. */
export function AddToCartSheet({ product, outletId, onClose }: AddToCartSheetProps) {
  const { language } = useGuestUrl()
  const { number } = useOwnStay()
  const currency = useVenue()?.currency ?? 'ARS'
  const text = addToCartText[language]
  return (
    <BottomSheet onClose={onClose}>
      {(titleId, close) => (
        <>
          <div className={`group between nowrap ${classes.head}`}>
            <h2 id={titleId} className="large">
              {number === null ? text.outside : product.name}
            </h2>
            <button type="button" className={`round ${classes.close}`} aria-label={text.close} onClick={close}>
              ×
            </button>
          </div>
          {number === null ? (
            <Outside />
          ) : (
            <div className="stack gap-20 inset">
              <p className="strong">
                <Price price={product.price} currency={currency} language={language} />
                <StockNote product={product} language={language} />
              </p>
              {product.description && <p className="note">{product.description}</p>}
              <AddToCartForm product={product} outletId={outletId} onDone={close} />
            </div>
          )}
        </>
      )}
    </BottomSheet>
  )
}

function Outside() {
  const { language } = useGuestUrl()
  const venue = useVenue()?.id ?? ''
  const { pathname, search } = useCurrentUrl()
  const text = addToCartText[language]
  return (
    <div className="stack gap-20 inset below">
      <p>{text.scan}</p>
      <Link
        to={to('guestLogin', { idHotel: venue }, { language, to: pathname + search })}
        className="button"
        data-primary
      >
        {text.withCode}
      </Link>
    </div>
  )
}
