import { CardPreview } from '#web/kernel/ui/forms/WithPreview.tsx'
import { PropertyCard } from '../public/PropertyCard.tsx'
import { listingsText as text } from './listings.text.ts'
import { type ListingValues, toInput } from './listingValues.ts'

/** The listing's card as visitors see it in the list. */
export function ListingPreview({ values }: { values: ListingValues }) {
  const input = toInput(values)
  const coverList = values.photos.find(({ id }) => id === input.coverListId) ?? null
  return (
    <CardPreview label={text.preview}>
      {input.operation && input.type ? (
        <ul>
          <PropertyCard listing={{ ...input, id: '', number: 0, state: 'available', coverList }} first={false} />
        </ul>
      ) : (
        <p className="muted">{text.previewEmpty}</p>
      )}
    </CardPreview>
  )
}
