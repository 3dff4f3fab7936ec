import IconGripVertical from 'icon:grip-vertical'
import classes from './DragHandle.module.css'
import type { useSortableItem } from './Sortable.tsx'

interface DragHandleProps {
  handle: ReturnType<typeof useSortableItem>['handle']
  label: string
}

/** Button by which an item of a Sortable is dragged, by pointer and by keyboard. */
export const DragHandle = ({ handle, label }: DragHandleProps) => (
  <button type="button" className={classes.handle} {...handle} aria-label={label}>
    <IconGripVertical size={18} stroke={1.75} aria-hidden />
  </button>
)
