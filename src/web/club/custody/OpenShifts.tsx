import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { BagShift } from '#contract/club/custody.shifts.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { custodyText } from './custody.text.ts'

const text = custodyText.shift

/** Phones with an open shift. Admins can end one, for example on a lost phone. Renders nothing without shifts. */
export function OpenShifts() {
  const shifts = useRead(api.club.custody.shifts).data ?? []
  const isAdmin = useMe().role === 'admin'
  return (
    shifts.length > 0 && (
      <div className="below">
        <Panel title={text.open} flush>
          <List bare>
            {shifts.map((shift) => (
              <Shift key={shift.id} shift={shift} isAdmin={isAdmin} />
            ))}
          </List>
        </Panel>
      </div>
    )
  )
}

function Shift({ shift, isAdmin }: { shift: BagShift; isAdmin: boolean }) {
  const { moment, clock } = useVenueTimeFormat()
  const { id, personAdmin, device, openedAt, until, movements } = shift
  const { remove, removing } = useRemoval(api.club.custody.revokeShift, {
    question: { body: text.revokeBody },
    said: text.revoked,
    stays: true,
  })
  return (
    <ListRow busy={removing}>
      <RowText>
        <strong>{text.of(personAdmin, device)}</strong>
        <p>{text.since(moment(openedAt), clock(until))}</p>
      </RowText>
      <RowAside>{text.movements(movements)}</RowAside>
      {isAdmin && (
        <RowActions>
          <Button
            variant="default"
            loading={removing}
            aria-label={text.revokeOf(personAdmin)}
            onClick={() => void remove({ id })}
          >
            {text.revoke}
          </Button>
        </RowActions>
      )}
    </ListRow>
  )
}
