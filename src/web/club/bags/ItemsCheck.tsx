import type { BagItem } from '#contract/club/bags.ts'
import { itemsCheckText as text } from './bagMovement.text.ts'
import classes from './ItemsCheck.module.css'

/** Ids of the missing items; null when nobody has checked the bag, which is not the same as none missing. */
export type MissingItemIds = string[] | null

interface ItemsCheckProps {
  items: readonly Pick<BagItem, 'id' | 'name' | 'missingSince'>[]
  missing: MissingItemIds
  onChange: (missing: MissingItemIds) => void
}

/**
 * Checkboxes of the items that are in the bag. Items that were missing before have no tick, but the value stays null until
 * the first tap.
 */
export function ItemsCheck({ items, missing, onChange }: ItemsCheckProps) {
  const absent = missing ?? items.filter(({ missingSince }) => missingSince !== null).map(({ id }) => id)
  const names = items.filter(({ id }) => missing?.includes(id)).map(({ name }) => name)
  const toggle = (id: string) =>
    onChange(absent.includes(id) ? absent.filter((other) => other !== id) : [...absent, id])
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
          <label key={id} className="choice" data-chosen={!absent.includes(id) || undefined}>
            <input className="check" type="checkbox" checked={!absent.includes(id)} onChange={() => toggle(id)} />
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
