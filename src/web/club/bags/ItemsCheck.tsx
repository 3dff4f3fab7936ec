import type { BagItem } from '#contract/club/bags.ts'
import classes from './ItemsCheck.module.css'
import { checkText as text } from './moving.text.ts'

/** Ids of the missing items; null when nobody has checked the bag, which is not the same as none missing. */
export type Missing = string[] | null

interface ItemsCheckProps {
  items: readonly Pick<BagItem, 'id' | 'name' | 'missingSince'>[]
  missing: Missing
  onChange: (missing: Missing) => void
}

/**
 * Checkboxes that mark the missing items. Items that were missing before are marked, but the value stays null until the
 * first tap.
 */
export function ItemsCheck({ items, missing, onChange }: ItemsCheckProps) {
  const marked = missing ?? items.filter(({ missingSince }) => missingSince !== null).map(({ id }) => id)
  const names = items.filter(({ id }) => missing?.includes(id)).map(({ name }) => name)
  const toggle = (id: string) =>
    onChange(marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id])
  return (
    <fieldset className="choices">
      <legend>{text.check}</legend>
      <div className="group between gap-8">
        <span className="muted">{text.checkHint}</span>
        <button type="button" className="button" data-small onClick={() => onChange(missing?.length === 0 ? null : [])}>
          {missing?.length === 0 ? text.unchecked : text.allHere}
        </button>
      </div>
      <div className={`grid small gap-8 ${classes.items}`}>
        {items.map(({ id, name }) => (
          <label key={id} className="choice" data-chosen={marked.includes(id) || undefined}>
            <input className="check" type="checkbox" checked={marked.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </div>
      <p className={missing === null ? 'muted' : names.length > 0 ? 'warning' : 'success'} role="status">
        {missing === null ? `${text.unchecked}.` : names.length > 0 ? text.lacking(names) : text.allThere}
      </p>
    </fieldset>
  )
}
