import IconX from 'icon:x'
import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { type PlaylistEntry, playlistLimits } from '#contract/club/playlists.limits.ts'
import { type TvBoard, tvBoards } from '#contract/club/screens.limits.ts'
import { DragHandle } from '#web/kernel/ui/ordering/DragHandle.tsx'
import { Sortable, useSortableItem } from '#web/kernel/ui/ordering/Sortable.tsx'
import classes from './PlaylistField.module.css'
import { newEntry, weekdays } from './playlistValues.ts'
import { playlistText as text, tvBoardText } from './screensAdmin.text.ts'

interface PlaylistFieldProps {
  value: readonly PlaylistEntry[]
  error: React.ReactNode
  onChange: (playlist: PlaylistEntry[]) => void
}

/** The playlist of a television: boards with seconds, hours and days, sorted by dragging. */
export function PlaylistField({ value, error, onChange }: PlaylistFieldProps) {
  const ids = value.map(({ id }) => id)
  const byId = new Map(value.map((entry) => [entry.id, entry]))
  return (
    <fieldset className="choices stack gap-8">
      <legend>{text.title}</legend>
      <p className="note">{value.length > 0 ? text.hint : text.empty}</p>
      <Sortable
        ids={ids}
        nameOf={(id) => text.nth(ids.indexOf(id) + 1)}
        strategy={verticalListSortingStrategy}
        onOrder={(next) => onChange(next.flatMap((id) => byId.get(id) ?? []))}
      >
        <ol className="stack gap-8" aria-label={text.title}>
          {value.map((entry, i) => (
            <Entry
              key={entry.id}
              entry={entry}
              nth={i + 1}
              onChange={(changes) =>
                onChange(value.map((other) => (other.id === entry.id ? { ...other, ...changes } : other)))
              }
              onRemove={() => onChange(value.filter(({ id }) => id !== entry.id))}
            />
          ))}
        </ol>
      </Sortable>
      {error && (
        <p className="problem" role="alert">
          {error}
        </p>
      )}
      {value.length < playlistLimits.entries && (
        <div className="group">
          <Button variant="default" onClick={() => onChange([...value, newEntry()])}>
            {text.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface EntryProps {
  entry: PlaylistEntry
  nth: number
  onChange: (changes: Partial<PlaylistEntry>) => void
  onRemove: () => void
}

const choices = tvBoards.map((board) => ({ value: board, label: tvBoardText[board] }))

function Entry({ entry: { id, board, seconds, from, to, days, light }, nth, onChange, onRemove }: EntryProps) {
  const sortable = useSortableItem(id)
  const hours = from && to && (from === to ? text.allDay : to < from ? text.nextDay : '')
  return (
    <li className={`card ${classes.entry}`} {...sortable.thing}>
      <DragHandle handle={sortable.handle} label={text.move(nth)} />
      <div className="stack gap-8 grow">
        <div className="group gap-8">
          <NativeSelect
            aria-label={text.nth(nth)}
            data={choices}
            value={board}
            onChange={(event) => onChange({ board: event.currentTarget.value as TvBoard })}
          />
          <TextInput
            className={classes.seconds}
            type="number"
            aria-label={text.secondsOf(nth)}
            min={playlistLimits.minSeconds}
            max={playlistLimits.maxSeconds}
            value={seconds || ''}
            onChange={(event) => onChange({ seconds: Number(event.currentTarget.value) })}
          />
          <span className="note">{text.seconds}</span>
        </div>
        <div className="group gap-8">
          <TextInput
            type="time"
            aria-label={text.fromOf(nth)}
            value={from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <span aria-hidden>–</span>
          <TextInput
            type="time"
            aria-label={text.toOf(nth)}
            value={to}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
          <span className="note">{hours}</span>
        </div>
        <fieldset className={`group gap-4 ${classes.days}`} aria-label={text.daysOf(nth)}>
          {weekdays.map((day) => (
            <button
              key={day}
              type="button"
              className="pill"
              aria-pressed={days.includes(day)}
              onClick={() => onChange({ days: weekdays.filter((other) => (other === day) !== days.includes(other)) })}
            >
              {text.days[day]}
            </button>
          ))}
        </fieldset>
        <label className="group gap-8">
          <input
            type="checkbox"
            className="check"
            checked={light === true}
            onChange={(event) => onChange({ light: event.currentTarget.checked })}
          />
          {text.light}
        </label>
      </div>
      <ActionIcon variant="subtle" color="danger" size={36} aria-label={text.remove(nth)} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
