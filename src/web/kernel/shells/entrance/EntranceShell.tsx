import type { ReactNode } from 'react'
import { to } from '#contract/kernel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Themed } from '#web/kernel/theme/Themed.tsx'
import { CourseScene } from '#web/kernel/ui/scenes/CourseScene.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './EntranceShell.module.css'
import { entranceText } from './entrance.text.ts'

const pars = [4, 4, 3, 5, 4, 3, 4, 5, 4]

/** The front nine, as every card prints them: the mark of the house. */
const Card = () => (
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

/** Before one is in: the venue's name, a quiet card, a view of the course. */
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
          <Card />
        </div>
        <div className={classes.view} aria-hidden>
          <CourseScene />
        </div>
      </div>
    </Themed>
  )
}
