import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './DashboardScreen.module.css'
import { dashboardText as text } from './dashboard.text.ts'

export function MissingBagItems() {
  const missing = useRead(api.club.bags.missing)
  const { moment } = useVenueTimeFormat()
  return (
    <Panel title={text.missing} flush>
      <Loaded
        read={missing}
        skeleton={<SkeletonBox height={120} radius={0} />}
        empty={<p className="empty">{text.noMissing}</p>}
      >
        {(clubs) => (
          <div className={classes.short}>
            <List bare>
              {clubs.map(({ idItem, name, since, bag }) => (
                <ListRow key={idItem} leads>
                  <RowText>
                    <b>
                      <CoveringLink to={to('bag', { idBag: bag.id })}>{name}</CoveringLink>
                    </b>
                    <p>{bag.fullName}</p>
                  </RowText>
                  <RowAside>
                    <time dateTime={since}>{text.since(moment(since))}</time>
                  </RowAside>
                </ListRow>
              ))}
            </List>
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
