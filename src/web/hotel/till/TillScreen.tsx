import { NativeSelect, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Shift } from '#contract/hotel/till.ts'
import { pageNumberFromQuery } from '#contract/pageUrl.ts'
import { homePathOf } from '#contract/redirects.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { useMoney } from '../accounts/signedMoney.ts'
import { parsePrice } from '../menus/prices/priceField.ts'
import { tillText as text } from './till.text.ts'

/** Page /till: open shifts, a form to open one, and closed shifts. */
export function TillScreen() {
  const { role } = useMe()
  const current = useRead(api.hotel.till.current)
  const enabled = current.data?.enabled ?? false
  return (
    <Screen title={text.title} actions={enabled && <LinkButton to={to('tillDay')}>{text.day}</LinkButton>}>
      <Loaded
        read={current}
        gone={{ sentence: text.off, to: homePathOf(role), when: ({ enabled }) => !enabled }}
        skeleton={<SkeletonBox height={480} radius={10} />}
      >
        {({ shifts }) => (
          <div className="with-aside">
            <div className="stack gap-20">
              <Panel title={text.openShifts} flush>
                {shifts.length === 0 && <p className="empty">{text.noOpen}</p>}
                <ShiftList shifts={shifts} />
              </Panel>
              <ClosedShifts enabled={enabled} />
            </div>
            <OpenPanel shifts={shifts} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

function ShiftList({ shifts }: { shifts: readonly Shift[] }) {
  const money = useMoney()
  const { moment } = useVenueTimeFormat()
  return (
    <List bare>
      {shifts.map(({ id, outlet, openedAt, openedBy, closedAt, closedBy, expected, difference }) => (
        <ListRow key={id} to={to('shift', { idShift: id })}>
          <RowText>
            <b>{outlet || text.venueTill}</b>
            <p>{text.since(moment(openedAt), openedBy)}</p>
            {closedAt && <p>{text.until(moment(closedAt), closedBy ?? '')}</p>}
          </RowText>
          <RowAside>
            {difference === null ? `${text.expected} ${money(expected)}` : `${text.difference} ${money(difference)}`}
          </RowAside>
        </ListRow>
      ))}
    </List>
  )
}

function ClosedShifts({ enabled }: { enabled: boolean }) {
  const page = pageNumberFromQuery(useSearchParams())
  const read = useReadWhile(enabled, api.hotel.till.closed, { page })
  return (
    <Panel title={text.closedShifts} flush>
      <Loaded
        read={read}
        skeleton={<SkeletonBox height={160} />}
        isEmpty={({ pages }) => pages === 0}
        empty={<p className="empty">{text.noClosed}</p>}
      >
        {({ shifts, pages }) => (
          <>
            <ShiftList shifts={shifts} />
            {pages > 1 && (
              <nav className="group gap-16 center padded muted" aria-label={text.pages}>
                {page > 1 && <LinkButton to={to('till', { page: page - 1 })}>{text.before}</LinkButton>}
                <span>{text.page(page, pages)}</span>
                {page < pages && <LinkButton to={to('till', { page: page + 1 })}>{text.next}</LinkButton>}
              </nav>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** Form that opens a shift, for outlets without an open one. */
function OpenPanel({ shifts }: { shifts: readonly Shift[] }) {
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const choices = [
    { value: '', label: text.venueTill },
    ...outlets.map(({ id, name }) => ({ value: id, label: name })),
  ].filter(({ value }) => !shifts.some(({ outletId }) => (outletId ?? '') === value))
  const [first] = choices
  if (!first) return null
  return (
    <Panel title={text.openTitle}>
      <CreateForm
        // The key resets the form when another outlet becomes the first choice.
        key={first.value}
        start={{ outletId: first.value, openingAmount: '' }}
        checks={{ openingAmount: checkAmount }}
        write={api.hotel.till.open}
        input={(id, { outletId, openingAmount }) => ({
          id,
          outletId: outletId || null,
          openingAmount: parsePrice(openingAmount) ?? 0,
        })}
        said={text.opened}
        to={({ id }) => to('shift', { idShift: id })}
        submit={text.open}
      >
        {(form) => (
          <>
            <NativeSelect label={text.outlet} data={choices} {...form.getInputProps('outletId')} />
            <TextInput
              label={text.openingAmount}
              inputMode="decimal"
              maxLength={20}
              {...form.getInputProps('openingAmount')}
            />
          </>
        )}
      </CreateForm>
    </Panel>
  )
}

const checkAmount = (written: string) => (parsePrice(written) === undefined ? text.wrongAmount : null)
