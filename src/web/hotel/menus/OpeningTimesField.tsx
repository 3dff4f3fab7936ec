import IconX from 'icon:x'
import { ActionIcon, Button } from '@mantine/core'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Opening } from '#contract/hotel/menus.ts'
import shared from '../hotel.module.css'
import classes from './menus.module.css'
import { menuText as text } from './menus.text.ts'

/** Weekdays in display order, Monday first; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** Default times of a new opening: the first of a day is lunch, the next ones dinner. */
const defaultTimes = (openings: readonly Opening[], day: number) =>
  openings.some((opening) => opening.day === day) ? { from: '20:00', to: '23:30' } : { from: '12:00', to: '16:00' }

interface OpeningTimesFieldProps {
  value: readonly Opening[]
  error: React.ReactNode
  onChange: (openings: Opening[]) => void
}

/** Opening times per weekday; outside of them guests can read the menu but not order from it. */
export function OpeningTimesField({ value, error, onChange }: OpeningTimesFieldProps) {
  const isFull = value.length >= menuLimits.openings
  const copyFrom = (day: number) => {
    const ownOpenings = value.filter((opening) => opening.day === day)
    onChange(weekdays.flatMap((weekday) => ownOpenings.map((opening) => ({ ...opening, day: weekday }))))
  }
  return (
    <section className={shared.section}>
      <h2>{text.openings}</h2>
      <p className={shared.hint}>{text.openingsHint}</p>
      <ul className={classes.week}>
        {weekdays.map((day) => (
          <Day
            key={day}
            day={day}
            openings={value}
            error={Boolean(error)}
            onChange={onChange}
            onAdd={isFull ? null : () => onChange([...value, { day, ...defaultTimes(value, day) }])}
            onCopy={() => copyFrom(day)}
          />
        ))}
      </ul>
      {error && <p className="note problem">{error}</p>}
    </section>
  )
}

interface DayProps {
  day: number
  openings: readonly Opening[]
  error: boolean
  onChange: (openings: Opening[]) => void
  onAdd: (() => void) | null
  onCopy: () => void
}

function Day({ day, openings, error, onChange, onAdd, onCopy }: DayProps) {
  const name = text.days[day] ?? ''
  const ownOpenings = openings.map((opening, i) => ({ opening, i })).filter(({ opening }) => opening.day === day)
  const changeOpening = (i: number, changes: Partial<Opening>) =>
    onChange(openings.map((opening, j) => (i === j ? { ...opening, ...changes } : opening)))
  const canCopy = ownOpenings.length > 0 && ownOpenings.length * 7 <= menuLimits.openings
  return (
    <li className={classes.day}>
      <span className="strong">{name}</span>
      <div className={classes.stretches}>
        {ownOpenings.length === 0 && (
          <span className="muted">{openings.length === 0 ? text.alwaysOpen : text.closed}</span>
        )}
        {ownOpenings.map(({ opening: { from, to }, i }) => (
          <div key={i} className="group nowrap gap-8">
            <input
              type="time"
              className={classes.time}
              aria-label={text.from(name)}
              aria-invalid={error && from === ''}
              value={from}
              onChange={(event) => changeOpening(i, { from: event.currentTarget.value })}
            />
            <span aria-hidden>–</span>
            <input
              type="time"
              className={classes.time}
              aria-label={text.to(name)}
              aria-invalid={error && to === ''}
              value={to}
              onChange={(event) => changeOpening(i, { to: event.currentTarget.value })}
            />
            {from !== '' && to !== '' && to <= from && <span className="note">{text.nextDay}</span>}
            <ActionIcon
              variant="subtle"
              color="danger"
              size={36}
              aria-label={text.removeOpening(name)}
              onClick={() => onChange(openings.filter((_, j) => i !== j))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
      </div>
      <div className={classes.dayActions}>
        {canCopy && (
          <Button variant="subtle" aria-label={text.everyDayFrom(name)} onClick={onCopy}>
            {text.everyDay}
          </Button>
        )}
        {onAdd && (
          <Button variant="subtle" aria-label={text.addOpeningOn(name)} onClick={onAdd}>
            {text.addOpening}
          </Button>
        )}
      </div>
    </li>
  )
}
