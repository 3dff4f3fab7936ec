import { IconExternalLink } from '@tabler/icons-react'
import buttons from '#web/kernel/ui/buttons.module.css'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { menusText as text } from './menus.text.ts'

/** The guests' page, beside this one. A menu of every outlet is found from the first page. */
export function PreviewLink({ outletId }: { outletId: string | null }) {
  const venue = useVenue()
  if (!venue) return null
  const address = outletId ? `/${venue.id}/spanish/${outletId}/menu` : `/${venue.id}/spanish/`
  return (
    <a className={buttons.button} href={address} target="_blank" rel="noreferrer">
      {text.preview}
      <IconExternalLink size={16} stroke={1.75} aria-hidden />
    </a>
  )
}
