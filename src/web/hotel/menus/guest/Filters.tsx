import { useState } from 'react'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import classes from './Filters.module.css'
import { menuFilterText } from './menuFilter.text.ts'
import { productMarkText } from './productMarks.text.ts'
import { type ProductMark, productMarks } from './productMarks.ts'

interface FiltersProps {
  menus: readonly GuestMenu[]
  chosen: readonly ProductMark[]
  avoided: readonly ContentMark[]
  onChange: (chosen: readonly ProductMark[], avoided: readonly ContentMark[]) => void
}

const avoidPart = lazyPart(() => import('./AvoidFilter.tsx').then((m) => m.AvoidFilter))

const toggle = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

/** Filter toggles; only marks and contents that occur on the menu are offered. */
export function Filters({ menus, chosen, avoided, onChange }: FiltersProps) {
  const { language } = useGuestUrl()
  const text = menuFilterText[language]
  const [isAvoidOpen, setAvoidOpen] = useState(false)
  const AvoidFilter = useLazyPartWhen(isAvoidOpen, avoidPart)
  const products = menus.flatMap(({ categories }) => categories.flatMap((category) => category.products))
  const offeredMarks = productMarks.filter((mark) => chosen.includes(mark) || products.some((product) => product[mark]))
  const choices = products.flatMap(({ options }) => options.flatMap((group) => group.choices))
  const contained = [...new Set([...avoided, ...[...products, ...choices].flatMap(({ contains }) => contains)])]
  if (offeredMarks.length + contained.length === 0) return null
  return (
    <fieldset className={`choices group ${classes.filters}`}>
      <legend className="unseen">{text.filters}</legend>
      {offeredMarks.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-pressed={chosen.includes(mark)}
          onClick={() => onChange(toggle(chosen, mark), avoided)}
        >
          {productMarkText[language][mark]}
        </button>
      ))}
      {contained.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isAvoidOpen}
            data-some={avoided.length > 0 || undefined}
            onClick={() => setAvoidOpen(!isAvoidOpen)}
          >
            {avoided.length > 0 ? `${text.avoid} (${avoided.length})` : `${text.avoid}…`}
          </button>
          {isAvoidOpen && AvoidFilter && (
            <AvoidFilter
              contained={contained}
              avoided={avoided}
              onToggle={(content) => onChange(chosen, toggle(avoided, content))}
            />
          )}
        </>
      )}
      {chosen.length + avoided.length > 0 && (
        <button type="button" className={classes.clear} onClick={() => onChange([], [])}>
          {text.clearFilters}
        </button>
      )}
    </fieldset>
  )
}
