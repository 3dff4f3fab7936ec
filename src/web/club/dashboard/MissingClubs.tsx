import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './DashboardScreen.module.css'
import { dashboardText as text } from './dashboard.text.ts'

export function MissingClubs() {
  const missing = useRead(api.club.bags.missing)
  const { moment } = useMoments()
  return (
    <Panel title={text.missing} flush>
      <Loaded
        read={missing}
        skeleton={<Bone height={120} radius={0} />}
        empty={<p className="empty">{text.noMissing}</p>}
      >
        {(clubs) => (
          <ul className={classes.short}>
            {clubs.map(({ idItem, name, since, bag }) => (
              <li key={idItem} className={classes.line}>
                <CoveringLink to={to('bag', { idBag: bag.id })}>{name}</CoveringLink>
                <time dateTime={since}>{text.since(moment(since))}</time>
                <p>{bag.fullName}</p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
