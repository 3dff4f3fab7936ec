import { SessionsPanel } from '#web/kernel/identity/SessionsPanel.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import classes from './ConfigurationsScreen.module.css'
import { useVenue, useVenueName } from './venue.ts'
import { venuesText } from './venues.text.ts'

const text = venuesText.configurations

export function ConfigurationsScreen() {
  const venueName = useVenueName()
  const venue = useVenue()
  const { name } = useMe()
  return (
    <Screen title={text.title}>
      <div className={classes.panels}>
        <Panel title={text.venue} flush>
          <dl className={classes.facts}>
            <div>
              <dt>{text.name}</dt>
              <dd>{venueName}</dd>
            </div>
            {venue && (
              <div>
                <dt>{text.timeZone}</dt>
                <dd>{venue.timeZone}</dd>
              </div>
            )}
          </dl>
        </Panel>
        <Panel
          title={text.account}
          action={<Link to="/configurations/resetpassword">{text.changePassword}</Link>}
          flush
        >
          <dl className={classes.facts}>
            <div>
              <dt>{text.user}</dt>
              <dd>{name}</dd>
            </div>
          </dl>
        </Panel>
        <div className={classes.wide}>
          <SessionsPanel />
        </div>
      </div>
    </Screen>
  )
}
