import type { MenuPart } from '#contract/hotel/menus.ts'
import { RowButtons } from '../RowButtons.tsx'
import { DuplicateButton } from './DuplicateButton.tsx'
import { HideButton } from './HideButton.tsx'

interface RowAdminButtonsProps {
  of: MenuPart
  thing: { id: string; name: string; hidden: boolean }
  edit: string
  removing: boolean
  onRemove: () => void
}

/** Buttons for admins in the row of a menu, category or product: hide, duplicate, edit, remove. */
export const RowAdminButtons = ({ of, thing, edit, removing, onRemove }: RowAdminButtonsProps) => (
  <>
    <HideButton of={of} thing={thing} />
    <DuplicateButton of={of} thing={thing} />
    <RowButtons name={thing.name} edit={edit} removing={removing} onRemove={onRemove} />
  </>
)
