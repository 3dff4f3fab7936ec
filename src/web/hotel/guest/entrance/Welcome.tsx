import type { PublicVenue } from '#contract/kernel/venues.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import classes from './Welcome.module.css'

/** The venue's logo and first words. It writes them in one language only: they say so. */
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

/** What the venue tells about itself, after what the page is for. */
export const About = ({ front: { infoApp } }: { front: PublicVenue }) =>
  infoApp && (
    <p className={classes.about} lang="es">
      {infoApp}
    </p>
  )
