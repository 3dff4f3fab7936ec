import { to } from '#contract/hotel/pages.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './RoomScreen.module.css'
import { staysText as text } from './stays.text.ts'

interface PastStay {
  id: string
  name: string
  openedAt: string
  closedAt: string
}

/** Closed stays of the room, each with a link to its bill. */
export function PastStays({ stays }: { stays: readonly PastStay[] }) {
  const { moment } = useMoments()
  return (
    <Panel title={text.past} flush>
      {stays.length === 0 && <p className={classes.none}>{text.noPast}</p>}
      <ul>
        {stays.map(({ id, name, openedAt, closedAt }) => (
          <li key={id} className={classes.row}>
            <div>
              <b>{name || text.nobody}</b>
              <p>{text.stay(moment(openedAt), moment(closedAt))}</p>
            </div>
            <LinkButton to={to('bill', { idStay: id })} label={text.billOf(name || text.nobody)}>
              {text.bill}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
