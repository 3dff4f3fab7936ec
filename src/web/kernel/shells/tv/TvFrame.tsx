import { type ReactNode, useEffect } from 'react'
import { homePathOf } from '#contract/redirects.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { useOnline } from '#web/kernel/live/online.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { commonText } from '#web/kernel/text/common.text.ts'
import { useTitle, useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './TvFrame.module.css'

interface TvFrameProps {
  title: string
  /** Full-screen background. */
  background?: ReactNode
  /** Shown in the footer, beside the connection state. */
  foot?: ReactNode
  children: ReactNode
}

const backKeys = new Set(['Escape', 'Backspace', 'BrowserBack', 'GoBack', 'BrowserHome'])

/**
 * Frame of a television board: header with venue and clock, content, footer with the connection state. The back key
 * opens the start page of televisions.
 */
export function TvFrame({ title, background, foot, children }: TvFrameProps) {
  const venueName = useVenueName()
  const navigate = useNavigate()
  useTitle(title)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (backKeys.has(event.key)) navigate(homePathOf('screen'))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
  return (
    <>
      {background && <div className={classes.background}>{background}</div>}
      <div className={classes.board}>
        <header className={classes.band}>
          <Link to={homePathOf('screen')} className={classes.venue}>
            {venueName}
          </Link>
          <h1 className={classes.title}>{title}</h1>
          <Clock />
        </header>
        <main className={classes.content}>{children}</main>
        <footer className={classes.foot}>
          <Connection />
          {foot}
        </footer>
      </div>
    </>
  )
}

function Clock() {
  const { clock } = useVenueTimeFormat()
  return <time className={classes.clock}>{useTimeValue(clock)}</time>
}

function Connection() {
  const { online, since } = useOnline()
  const { clock } = useVenueTimeFormat()
  return (
    <span className={classes.connection} data-online={online || undefined} role="status">
      {online ? commonText.online : commonText.offlineSince(clock(since))}
    </span>
  )
}
