import type { PublicVenue } from '#contract/kernel/venues.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'

/** Logo, title and subtitle of the venue. The venue writes them in Spanish only, hence lang="es". */
export function Welcome({ front: { name, logo, titleApp, subtitleApp } }: { front: PublicVenue }) {
  if (!logo && !titleApp && !subtitleApp) return null
  return (
    <div className="group nowrap inset below">
      {logo && (
        <span className="frame" style={{ width: 56, height: 56 }}>
          <Picture photo={logo} sizes="56px" alt={name} />
        </span>
      )}
      <div lang="es">
        {titleApp && <p className="heading">{titleApp}</p>}
        {subtitleApp && <p className="muted">{subtitleApp}</p>}
      </div>
    </div>
  )
}

/** The venue's description of itself, below the page's own content. */
export const About = ({ front: { infoApp } }: { front: PublicVenue }) =>
  infoApp && (
    <p className="written muted inset above" lang="es">
      {infoApp}
    </p>
  )
