import { Button } from '@mantine/core'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { hotelText as text } from './hotel.text.ts'

interface RowButtonsProps {
  name: string
  edit: string
  removing: boolean
  onRemove: () => void
}

export const RowButtons = ({ name, edit, removing, onRemove }: RowButtonsProps) => (
  <>
    <LinkButton to={edit} label={text.editOf(name)}>
      {text.edit}
    </LinkButton>
    <Button variant="subtle" color="danger" loading={removing} aria-label={text.deleteOf(name)} onClick={onRemove}>
      {text.delete}
    </Button>
  </>
)
