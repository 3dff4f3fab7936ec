import type { ListingState } from '#contract/properties/listingStaff.limits.ts'
import type { ListingRow, StaffListing } from '#contract/properties/listings.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { stateText } from '../properties.text.ts'
import { propertiesAdminText as text } from './admin.text.ts'

const tones = { available: 'good', reserved: 'warn', closed: 'calm', withdrawn: 'bad' } as const satisfies Record<
  ListingState,
  string
>

/** Whether a property is published, its state if it is not available, and whether it is archived. */
export const ListingChips = ({ listing }: { listing: ListingRow | StaffListing }) => {
  const { active, archived, state, operation } = listing
  return (
    <>
      <Chip tone={active ? 'good' : 'calm'}>{active ? text.published : text.unpublished}</Chip>
      {state !== 'available' && <Chip tone={tones[state]}>{stateText(state, operation)}</Chip>}
      {archived && <Chip tone="calm">{text.archived}</Chip>}
    </>
  )
}
