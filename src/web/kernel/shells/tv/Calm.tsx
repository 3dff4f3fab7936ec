import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './Calm.module.css'

/** Shown when a board has no content: the venue's name and an optional sentence. */
export function Calm({ sentence }: { sentence?: string }) {
  const venueName = useVenueName()
  return (
    <div className={classes.calm}>
      <p className={classes.venue} data-long={venueName.length > 40 || undefined}>
        {venueName}
      </p>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
    </div>
  )
}
