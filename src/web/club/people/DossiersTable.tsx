import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { DossierSummary } from '#contract/club/people.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { Column, Table } from '#web/kernel/ui/lists/Table.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './DossiersTable.module.css'
import { StateCells, WhoCells } from './PersonCells.tsx'
import { peopleText as text } from './people.text.ts'

interface DossiersTableProps {
  people: readonly DossierSummary[]
  mayChange: boolean
}

/** Members with contact data and last movement. An admin ticks rows and activates or deactivates them together. */
export function DossiersTable({ people, mayChange }: DossiersTableProps) {
  const { moment } = useMoments()
  const [ticked, setTicked] = useState<readonly string[]>([])
  // Ticked rows that a new search or filter has removed from the list are not changed.
  const chosen = people.filter(({ id }) => ticked.includes(id)).map(({ id }) => id)
  const toggle = (id: string) =>
    setTicked(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  // One request changes at most `atOnce` people.
  const selectable = people.slice(0, peopleLimits.atOnce)
  return (
    <>
      {mayChange && (
        <div className={`group gap-16 ${classes.bulk}`}>
          <label className="group">
            <input
              className="check"
              type="checkbox"
              checked={chosen.length > 0 && chosen.length === selectable.length}
              onChange={() => setTicked(chosen.length === selectable.length ? [] : selectable.map(({ id }) => id))}
            />
            {text.bulk.all}
          </label>
          {chosen.length > 0 && <BulkActions ids={chosen} onDone={() => setTicked([])} />}
        </div>
      )}
      <div className={classes.dossiers}>
        <Table
          label={text.dossiersTitle}
          head={
            <>
              {mayChange && (
                <Column>
                  <span className="unseen">{text.bulk.column}</span>
                </Column>
              )}
              <Column>{text.columns.name}</Column>
              <Column number>{text.columns.number}</Column>
              <Column>{text.columns.phone}</Column>
              <Column>{text.columns.mail}</Column>
              <Column>{text.columns.lastMove}</Column>
              <Column>{text.columns.bag}</Column>
              <Column>{text.columns.status}</Column>
            </>
          }
        >
          {people.map((person) => (
            <tr key={person.id}>
              {mayChange && (
                <td className={classes.tick}>
                  <input
                    className="check"
                    type="checkbox"
                    aria-label={text.bulk.one(`${person.firstName} ${person.lastName}`)}
                    checked={chosen.includes(person.id)}
                    onChange={() => toggle(person.id)}
                  />
                </td>
              )}
              <WhoCells person={person} />
              <td className={`muted ${classes.reach}`}>{person.phone ?? text.nothing}</td>
              <td className={`muted ${classes.reach}`}>{person.mail ?? text.nothing}</td>
              <td className={`muted ${classes.reach}`}>{person.lastMove ? moment(person.lastMove) : text.nothing}</td>
              <StateCells person={person} />
            </tr>
          ))}
        </Table>
      </div>
    </>
  )
}

function BulkActions({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const change = useAction(api.club.people.setAllActive, ({ changed }) => text.bulk.done(changed))
  const setActive = (active: boolean) => change.mutate({ ids, active }, { onSuccess: onDone })
  return (
    <>
      <Button variant="default" loading={change.isPending} onClick={() => setActive(true)}>
        {text.bulk.activate(ids.length)}
      </Button>
      <Button variant="default" loading={change.isPending} onClick={() => setActive(false)}>
        {text.bulk.deactivate(ids.length)}
      </Button>
    </>
  )
}
