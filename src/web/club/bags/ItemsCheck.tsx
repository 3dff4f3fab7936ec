import type { Item } from '#contract/club/bags.ts'
import { bagsText as text } from './bags.text.ts'
import classes from './ItemsCheck.module.css'

/** The ids of the items that are there; null when nobody looked. */
export type Checked = readonly string[] | null

type Named = Pick<Item, 'id' | 'name'>

export const lackingOf = (items: readonly Named[], checked: Checked): string[] | null =>
  checked && items.filter(({ id }) => !checked.includes(id)).map(({ id }) => id)

interface ItemsCheckProps {
  items: readonly Named[]
  checked: Checked
  onChange: (checked: Checked) => void
}

/** Ticks what is there; what is not ticked is missing. Untouched, nobody looked. */
export function ItemsCheck({ items, checked, onChange }: ItemsCheckProps) {
  const lacking = lackingOf(items, checked)
  const names = items.filter(({ id }) => lacking?.includes(id)).map(({ name }) => name)
  const toggle = (id: string) =>
    onChange(checked?.includes(id) ? checked.filter((other) => other !== id) : [...(checked ?? []), id])
  return (
    <fieldset className={classes.check}>
      <legend>{text.check}</legend>
      <div className={classes.top}>
        <span>{text.checkHint}</span>
        <button type="button" onClick={() => onChange(lacking?.length === 0 ? null : items.map(({ id }) => id))}>
          {lacking?.length === 0 ? text.unchecked : text.allHere}
        </button>
      </div>
      <div className={classes.items}>
        {items.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={checked?.includes(id) ?? false} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </div>
      <p
        className={classes.said}
        role="status"
        data-kind={lacking === null ? undefined : names.length > 0 ? 'lacking' : 'whole'}
      >
        {lacking === null ? `${text.unchecked}.` : names.length > 0 ? text.lacking(names) : text.allThere}
      </p>
    </fieldset>
  )
}
