import { useState } from 'react'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './PrintHeader.module.css'

interface PrintHeaderProps {
  /** Shown before the venue's name; left out on bills. */
  title?: string
  made: (moment: string) => string
  facts: readonly (readonly [label: string, value: string])[]
}

/** Head of a printed page: the venue, the time of printing, and facts. */
export function PrintHeader({ title, made, facts }: PrintHeaderProps) {
  const { moment } = useVenueTimeFormat()
  const venue = useVenueName()
  const [now] = useState(serverNow)
  return (
    <>
      <div className={`group baseline between ${classes.head}`}>
        <h2>{title ? `${title} · ${venue}` : venue}</h2>
        <span className="muted">{made(moment(now))}</span>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
