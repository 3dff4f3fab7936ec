import { memo } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { labelWithValue } from '#web/kernel/text/labelled.text.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { PhotoPlaceholder } from './PhotoPlaceholder.tsx'
import { Price } from './Price.tsx'
import { ProductMarks } from './ProductMarks.tsx'
import classes from './rows.module.css'
import { StockNote } from './StockNote.tsx'

interface ProductRowProps {
  product: GuestProduct
  to: string
  language: Language
  currency: Currency
  withImages: boolean
  /** True for the first photos of the page, which load eagerly. */
  eager: boolean
  /** Opens the sheet that puts the product into the cart; null while the menu is closed. */
  onAdd: ((product: GuestProduct) => void) | null
}

/** Slightly less than the shown 120 px: displays with three device pixels per CSS pixel then pick the file of 320 px. */
const photoSizes = '106px'

/** One product of a menu. Memoised: a menu can have hundreds of rows. */
export const ProductRow = memo(({ product, to, language, currency, withImages, eager, onAdd }: ProductRowProps) => (
  <li className={classes.row} data-images={withImages || undefined} data-out={!product.stock || undefined}>
    <div className="stack gap-4 top">
      <h4 className="heading">
        <Link to={to}>{product.name}</Link>
      </h4>
      {product.description && <p className="note">{product.description}</p>}
      <ProductMarks product={product} language={language} />
      <p className="group gap-8 strong">
        <Price price={product.price} currency={currency} language={language} />
        <StockNote product={product} language={language} />
      </p>
    </div>
    {withImages && (
      <div className={`frame ${classes.photo}`}>
        {product.photo ? <Picture photo={product.photo} sizes={photoSizes} eager={eager} /> : <PhotoPlaceholder />}
      </div>
    )}
    {onAdd && product.stock && (
      <button
        type="button"
        className={classes.add}
        aria-label={labelWithValue(language, guestText[language].addToOrder, product.name)}
        onClick={() => onAdd(product)}
      >
        +
      </button>
    )}
  </li>
))
