import { useState } from 'react'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { part, usePartWhen } from '#web/kernel/navigation/part.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import classes from './Filters.module.css'
import { markText } from './marks.text.ts'
import { type Mark, marks } from './marks.ts'
import { narrowingText } from './narrowing.text.ts'

export interface FiltersProps {
  menus: readonly GuestMenu[]
  chosen: readonly Mark[]
  avoided: readonly ContentMark[]
  onChoose: (chosen: readonly Mark[]) => void
  onAvoid: (avoided: readonly ContentMark[]) => void
}

const avoidPart = part(() => import('./Avoid.tsx').then((m) => m.Avoid))

const toggle = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

/** Filter toggles; only marks and contents that occur on the menu are offered. */
export function Filters({ menus, chosen, avoided, onChoose, onAvoid }: FiltersProps) {
  const { language } = useReader()
  const text = narrowingText[language]
  const [isAvoidOpen, setAvoidOpen] = useState(false)
  const AvoidFilter = usePartWhen(isAvoidOpen, avoidPart)
  const products = menus.flatMap(({ categories }) => categories.flatMap((category) => category.products))
  const offeredMarks = marks.filter((mark) => chosen.includes(mark) || products.some((product) => product[mark]))
  const contained = [...new Set([...avoided, ...products.flatMap(({ contains }) => contains)])]
  if (offeredMarks.length + contained.length === 0) return null
  return (
    <fieldset className={`choices group ${classes.filters}`}>
      <legend className="unseen">{text.filters}</legend>
      {offeredMarks.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-pressed={chosen.includes(mark)}
          onClick={() => onChoose(toggle(chosen, mark))}
        >
          {markText[language][mark]}
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
              onToggle={(content) => onAvoid(toggle(avoided, content))}
            />
          )}
        </>
      )}
      {chosen.length + avoided.length > 0 && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => {
            onChoose([])
            onAvoid([])
          }}
        >
          {text.clearFilters}
        </button>
      )}
    </fieldset>
  )
}
