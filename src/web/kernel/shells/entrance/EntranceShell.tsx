import type { ReactNode } from 'react'
import { to } from '#contract/kernel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Themed } from '#web/kernel/theme/Themed.tsx'
import { CourseScene } from '#web/kernel/ui/scenes/CourseScene.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './EntranceShell.module.css'
import { entranceText } from './entrance.text.ts'

const pars = [4, 4, 3, 5, 4, 3, 4, 5, 4]

/** A golf scorecard of nine holes, as decoration. */
const Scorecard = () => (
  <table className={classes.card} aria-hidden>
    <tbody>
      <tr>
        <th>{entranceText.hole}</th>
        {pars.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: holes are numbers
          <td key={i}>{i + 1}</td>
        ))}
      </tr>
      <tr>
        <th>{entranceText.par}</th>
        {pars.map((par, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: holes are numbers
          <td key={i}>{par}</td>
        ))}
      </tr>
    </tbody>
  </table>
)

/** Shell of the pages before sign-in: the venue's name, the page, and a picture of the course. */
export function EntranceShell({ children }: { children: ReactNode }) {
  const venueName = useVenueName()
  return (
    <Themed>
      <div className={classes.entrance}>
        <div className={classes.side}>
          <header>
            <Link to={to('landing')} className={classes.venue}>
              {venueName}
            </Link>
          </header>
          <main className={classes.main}>{children}</main>
          <Scorecard />
        </div>
        <div className={classes.view} aria-hidden>
          <CourseScene />
        </div>
      </div>
    </Themed>
  )
}
