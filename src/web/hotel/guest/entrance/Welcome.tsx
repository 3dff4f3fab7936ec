import type { PublicVenue } from '#contract/kernel/venues.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'

/** Logo, title and subtitle of the venue, in the reader's language. */
export function Welcome({ front: { name, logo, titleApp, subtitleApp } }: { front: PublicVenue }) {
  if (!logo && !titleApp && !subtitleApp) return null
  return (
    <div className="group nowrap inset below">
      {logo && (
        <span className="frame" style={{ width: 56, height: 56 }}>
          <Picture photo={logo} sizes="56px" alt={name} />
        </span>
      )}
      <div>
        {titleApp && <p className="heading">{titleApp}</p>}
        {subtitleApp && <p className="muted">{subtitleApp}</p>}
      </div>
    </div>
  )
}

/** The venue's description of itself, below the page's own content. */
export const VenueDescription = ({ front: { infoApp } }: { front: PublicVenue }) =>
  infoApp && <p className="written muted inset above">{infoApp}</p>
