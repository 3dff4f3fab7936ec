import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

interface TrashButtonProps {
  /** What is removed, for whoever does not see beside what it stands. */
  label: string
  title: string
  removing: boolean
  onRemove: () => void
  /** Both ways, in pixels. */
  size?: number
  className?: string | undefined
}

/** Removes what it stands beside. */
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
