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

interface AskedFigures {
  from?: string
  to?: string
  outletId?: string
}

interface RangeFieldsProps {
  asked: AskedFigures
  /** Says which days are shown where the address does not. */
  shown: OrderFigures | undefined
}

/** Which days and which outlet: they live in the address, to be shared and gone back to. */
export function RangeFields({ asked, shown }: RangeFieldsProps) {
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const navigate = useNavigate()
  const from = asked.from ?? shown?.from ?? ''
  const until = asked.to ?? shown?.to ?? ''
  const address = ({ from, to: until, outletId }: AskedFigures) =>
    to('orderFigures', { from, to: until, outlet: outletId || undefined })
  const ask = (also: AskedFigures) => navigate(address({ from, to: until, ...asked, ...also }), { replace: true })
  /** The last of the days that are shown stays the last. */
  const last = (days: number) => address({ ...asked, from: daysAfter(until, 1 - days), to: until })
  return (
    <div className="group end below">
      <TextInput
        type="date"
        label={text.from}
        max={until}
        value={from}
        onChange={(event) => event.currentTarget.value && ask({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={text.to}
        min={from}
        value={until}
        onChange={(event) => event.currentTarget.value && ask({ to: event.currentTarget.value })}
      />
      {outlets.length > 0 && (
        <NativeSelect
          label={text.outlet}
          data={[{ value: '', label: text.every }, ...outlets.map(({ id, name }) => ({ value: id, label: name }))]}
          value={asked.outletId ?? ''}
          onChange={(event) => ask({ outletId: event.currentTarget.value })}
        />
      )}
      {until && (
        <nav className={classes.spans} aria-label={text.range}>
          {[7, 30, 90].map((days) => (
            <Link key={days} to={last(days)} replace>
              {text.days(days)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
