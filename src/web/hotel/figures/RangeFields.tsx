import { NativeSelect, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { OrderFigures } from '#contract/hotel/figures.ts'
import { to } from '#contract/hotel/pages.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import classes from './FiguresScreen.module.css'
import { figuresText as text } from './figures.text.ts'

interface FiguresQuery {
  from?: string
  to?: string
  outletId?: string
}

interface RangeFieldsProps {
  query: FiguresQuery
  /** The loaded figures; the fields show their range of days if the URL contains none. */
  figures: OrderFigures | undefined
}

/** Range of days and outlet. They are stored in the URL, so they can be shared and survive going back. */
export function RangeFields({ query, figures }: RangeFieldsProps) {
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const navigate = useNavigate()
  const from = query.from ?? figures?.from ?? ''
  const until = query.to ?? figures?.to ?? ''
  const figuresPath = ({ from, to: until, outletId }: FiguresQuery) =>
    to('orderFigures', { from, to: until, outlet: outletId || undefined })
  const updateQuery = (changes: FiguresQuery) =>
    navigate(figuresPath({ from, to: until, ...query, ...changes }), { replace: true })
  /** Path of the range of this many days that ends on the same last day. */
  const rangePath = (days: number) => figuresPath({ ...query, from: daysAfter(until, 1 - days), to: until })
  return (
    <div className="group end below">
      <TextInput
        type="date"
        label={text.from}
        max={until}
        value={from}
        onChange={(event) => event.currentTarget.value && updateQuery({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={text.to}
        min={from}
        value={until}
        onChange={(event) => event.currentTarget.value && updateQuery({ to: event.currentTarget.value })}
      />
      {outlets.length > 0 && (
        <NativeSelect
          label={text.outlet}
          data={[{ value: '', label: text.every }, ...outlets.map(({ id, name }) => ({ value: id, label: name }))]}
          value={query.outletId ?? ''}
          onChange={(event) => updateQuery({ outletId: event.currentTarget.value })}
        />
      )}
      {until && (
        <nav className={`group gap-16 ${classes.spans}`} aria-label={text.range}>
          {[7, 30, 90].map((days) => (
            <Link key={days} className="link" to={rangePath(days)} replace>
              {text.days(days)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
