import { type KeyboardEvent, useEffect, useRef } from 'react'
import { to } from '#contract/club/pages.tv.ts'
import { homePathOf } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { useSignOut } from '#web/kernel/session/signOut.ts'
import { arrowTarget } from '#web/kernel/shells/tv/arrowKeys.ts'
import { TvFrame } from '#web/kernel/shells/tv/TvFrame.tsx'
import classes from './BoardChooserScreen.module.css'
import { screensText as text } from './screens.text.ts'

const boards = [
  { to: to('screenNews'), label: text.news },
  { to: to('screenTournaments'), label: text.tournaments },
  { to: to('screenWinners'), label: text.winners },
  { to: to('screenBags'), label: text.bags },
]

/** Chooses the board that the television shows. The arrow keys of a remote control move the focus. */
export function BoardChooserScreen() {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.querySelector<HTMLElement>('a')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const choices = Array.from(area.current?.querySelectorAll<HTMLElement>('a, button') ?? [])
    const target = arrowTarget(event.key, document.activeElement, choices)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <TvFrame title={text.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the controls inside */}
      <div className={classes.area} ref={area} onKeyDown={onKeyDown}>
        <p className={classes.lead}>{text.choose}</p>
        <nav className={classes.boards} aria-label={text.title}>
          {boards.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.choice}>
              {label}
            </Link>
          ))}
        </nav>
        <Leave />
      </div>
    </TvFrame>
  )
}

function Leave() {
  const { role } = useMe()
  const failed = useRef<HTMLParagraphElement>(null)
  const { signOut, pending } = useSignOut({
    onFailure: (sentence) => {
      if (failed.current) failed.current.textContent = sentence
    },
  })
  return (
    <div className={classes.leave}>
      {role !== 'screen' && (
        <Link to={homePathOf('staff')} className={classes.small}>
          {text.dashboard}
        </Link>
      )}
      <button type="button" className={classes.small} onClick={() => pending || signOut()}>
        {text.signOut}
      </button>
      <p ref={failed} role="alert" />
    </div>
  )
}
