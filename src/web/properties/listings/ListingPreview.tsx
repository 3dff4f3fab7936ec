import { formatMoney } from '#web/kernel/text/money.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { CardPreview } from '#web/kernel/ui/forms/WithPreview.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { metersText, operationText, typeText } from '../properties.text.ts'
import { listingsText as text } from './listings.text.ts'
import { type ListingValues, toInput } from './listingValues.ts'

/** The listing's card in the public list, without the code of that list, which visitors load. */
export function ListingPreview({ values }: { values: ListingValues }) {
  const { operation, type, price, currency, label, direction, city, mtTotales, coverListId } = toInput(values)
  const photo = values.photos.find(({ id }) => id === coverListId)
  return (
    <CardPreview label={text.preview}>
      <div className="card">
        <span className="frame">{photo && <Picture photo={photo} sizes="360px" />}</span>
        <div className="padded">
          {label && <Chip tone="calm">{label}</Chip>}
          <p className="note strong">
            {[operation && operationText[operation], type && typeText[type]].filter(Boolean).join(' · ')}
          </p>
          <p className="heading">{direction || text.direction}</p>
          <p className="muted">{city}</p>
          {price > 0 && <p className="large">{formatMoney(price, currency)}</p>}
          {mtTotales > 0 && <p className="note">{metersText(mtTotales)}</p>}
        </div>
      </div>
    </CardPreview>
  )
}
