import IconTrash from 'icon:trash'
import { ActionIcon } from '@mantine/core'

interface TrashButtonProps {
  /** Accessible name, which must say what is removed. */
  label: string
  title: string
  removing: boolean
  onRemove: () => void
  /** Width and height in pixels. */
  size?: number
  className?: string | undefined
}

/** An icon button for removing something. */
export const TrashButton = ({ label, title, removing, onRemove, size = 40, className = '' }: TrashButtonProps) => (
  <ActionIcon
    className={className}
    variant="subtle"
    color="danger"
    size={size}
    loading={removing}
    aria-label={label}
    title={title}
    onClick={onRemove}
  >
    <IconTrash size={Math.round(0.45 * size)} stroke={1.75} aria-hidden />
  </ActionIcon>
)
