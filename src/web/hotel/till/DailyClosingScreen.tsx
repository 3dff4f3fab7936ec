import { Button, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { PaymentMethod } from '#contract/hotel/accounts.limits.ts'
import { dayFromQuery, to } from '#contract/hotel/pages.ts'
import type { DailyClosing } from '#contract/hotel/till.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { formatDay } from '#web/kernel/text/moments.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PrintHeader } from '#web/kernel/ui/print/PrintHeader.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { useMoney } from '../accounts/signedMoney.ts'
import { hotelText } from '../hotel.text.ts'
import { MethodsTable } from './MethodsTable.tsx'
import { ShiftCash } from './ShiftCash.tsx'
import { tillText as text } from './till.text.ts'

/** Page /till/day: payments and shifts of one day by outlet, to print or download. */
export function DailyClosingScreen() {
  const query = dayFromQuery(useSearchParams())
  const read = useRead(api.hotel.till.day, query)
  const navigate = useNavigate()
  const day = query.day ?? read.data?.day ?? ''
  useRefreshAtMidnight(api.hotel.till.day)
  return (
    <Screen
      title={text.day}
      actions={
        <>
          <LinkButton to={to('till')}>{text.back}</LinkButton>
          <ExportButton
            label={text.export}
            read={api.hotel.till.exported}
            input={query}
            name={day ? () => text.fileName(day) : undefined}
          />
          <Button onClick={() => window.print()}>{hotelText.print}</Button>
        </>
      }
    >
      <div className="paper-only">
        <PrintHeader title={text.day} made={text.made} facts={[[text.dayField, formatDay(day)]]} />
      </div>
      <div className="group end below screen-only">
        <TextInput
          type="date"
          label={text.dayField}
          value={day}
          onChange={({ currentTarget: { value } }) =>
            value && navigate(to('tillDay', { day: value }), { replace: true })
          }
        />
      </div>
      <Loaded
        read={read}
        gone={{ sentence: text.off, to: to('till'), back: text.back }}
        skeleton={<SkeletonBox height={480} radius={10} />}
        isEmpty={({ outlets }) => outlets.length === 0}
        empty={<EmptyPanel sentence={text.noDay} />}
      >
        {({ outlets }) => (
          <div className="stack gap-20">
            {outlets.map((outlet) => (
              <OutletPanel key={outlet.outletId ?? ''} outlet={outlet} />
            ))}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

/** A room charge is paid later by the room, and a courtesy by nobody: their payments bring no money. */
const isMoney = (method: PaymentMethod) => method !== 'room' && method !== 'courtesy'

function OutletPanel({ outlet }: { outlet: DailyClosing['outlets'][number] }) {
  const money = useMoney()
  const { moment } = useVenueTimeFormat()
  const name = outlet.name || text.venueTill
  const received = outlet.methods.reduce((sum, { method, amount }) => (isMoney(method) ? sum + amount : sum), 0)
  return (
    <Panel title={name}>
      <MethodsTable label={name} methods={outlet.methods} />
      <Facts amounts>
        <Fact label={text.total}>
          <b>{money(outlet.amount)}</b>
        </Fact>
        {received !== outlet.amount && <Fact label={text.money}>{money(received)}</Fact>}
        <Fact label={text.tip}>{money(outlet.tip)}</Fact>
        <Fact label={text.refunded}>{money(outlet.refunded)}</Fact>
      </Facts>
      {outlet.shifts.map((shift) => (
        <section className="section" key={shift.id}>
          <p className="note">
            {[
              text.since(moment(shift.openedAt), shift.openedBy),
              shift.closedAt && text.until(moment(shift.closedAt), shift.closedBy ?? ''),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ShiftCash shift={shift} />
        </section>
      ))}
    </Panel>
  )
}
