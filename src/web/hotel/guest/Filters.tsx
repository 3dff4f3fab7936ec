import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import classes from './Filters.module.css'
import { guestText, type Mark } from './guest.text.ts'
import { marks } from './Marks.tsx'

interface FiltersProps {
  menus: readonly GuestMenu[]
  chosen: readonly Mark[]
  onChange: (chosen: readonly Mark[]) => void
}

/** Only marks that something on the menu carries can be asked for. */
export function Filters({ menus, chosen, onChange }: FiltersProps) {
  const { language } = useReader()
  const text = guestText[language]
  const products = menus.flatMap(({ categories }) => categories.flatMap((category) => category.products))
  const known = marks.filter((mark) => chosen.includes(mark) || products.some((product) => product[mark]))
  if (known.length === 0) return null
  const toggle = (mark: Mark) =>
    onChange(chosen.includes(mark) ? chosen.filter((other) => other !== mark) : [...chosen, mark])
  return (
    <fieldset className={classes.filters}>
      <legend className="unseen">{text.filters}</legend>
      {known.map((mark) => (
        <button key={mark} type="button" aria-pressed={chosen.includes(mark)} onClick={() => toggle(mark)}>
          {text.marks[mark]}
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className={classes.clear} onClick={() => onChange([])}>
          {text.clearFilters}
        </button>
      )}
    </fieldset>
  )
}
