import type { ReactNode } from 'react'
import type { MenuPart } from '#contract/hotel/menus.ts'
import { MoreActions } from '#web/kernel/ui/buttons/MoreActions.tsx'
import { hotelText } from '../hotel.text.ts'
import { RowButtons } from '../RowButtons.tsx'
import { DuplicateButton } from './DuplicateButton.tsx'
import { HideButton } from './HideButton.tsx'

interface RowAdminButtonsProps {
  of: MenuPart
  thing: { id: string; name: string; hidden: boolean }
  edit: string
  removing: boolean
  onRemove: () => void
  /** Further actions of the row, before those of admins. */
  children?: ReactNode
}

/** Buttons for admins in the row of a menu, category or product: edit and remove, and a list with hide and duplicate. */
export const RowAdminButtons = ({ of, thing, edit, removing, onRemove, children }: RowAdminButtonsProps) => (
  <>
    <RowButtons name={thing.name} edit={edit} removing={removing} onRemove={onRemove} />
    <MoreActions words={hotelText.more} label={hotelText.moreOf(thing.name)}>
      {children}
      <HideButton of={of} thing={thing} />
      <DuplicateButton of={of} thing={thing} />
    </MoreActions>
  </>
)
