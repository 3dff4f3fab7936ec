import type { PublicVenue } from '#contract/kernel/venues.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import classes from './Welcome.module.css'

/** Logo, title and subtitle of the venue. The venue writes them in Spanish only, hence lang="es". */
export function Welcome({ front: { name, logo, titleApp, subtitleApp } }: { front: PublicVenue }) {
  if (!logo && !titleApp && !subtitleApp) return null
  return (
    <div className={classes.welcome}>
      {logo && (
        <span className={classes.logo}>
          <Picture photo={logo} sizes="56px" alt={name} />
        </span>
      )}
      <div className={classes.words} lang="es">
        {titleApp && <p className={classes.title}>{titleApp}</p>}
        {subtitleApp && <p>{subtitleApp}</p>}
      </div>
    </div>
  )
}

/** The venue's description of itself, below the page's own content. */
export const About = ({ front: { infoApp } }: { front: PublicVenue }) =>
  infoApp && (
    <p className={classes.about} lang="es">
      {infoApp}
    </p>
  )
