import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './Calm.module.css'

/** Nothing to show: the venue's name, over the course at dusk. */
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
