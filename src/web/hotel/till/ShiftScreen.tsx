import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { cashDirections, tillLimits } from '#contract/hotel/till.limits.ts'
import type { ShiftDetail } from '#contract/hotel/till.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { PrintHeader } from '#web/kernel/ui/print/PrintHeader.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { accountsText } from '../accounts/accounts.text.ts'
import { useMoney } from '../accounts/signedMoney.ts'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { parsePrice } from '../menus/prices/priceField.ts'
import { MethodsTable } from './MethodsTable.tsx'
import { ShiftCash } from './ShiftCash.tsx'
import { tillText as text } from './till.text.ts'

/** Page /till/{idShift}: cash, payments and movements of a shift; an open one can be closed. */
export function ShiftScreen() {
  const { idShift = '' } = usePathParams()
  const read = useRead(api.hotel.till.one, { id: idShift })
  const shift = read.data
  return (
    <Screen
      title={shift ? text.shiftOf(shift.outlet || text.venueTill) : text.shift}
      actions={
        <>
          <LinkButton to={to('till')}>{text.back}</LinkButton>
          {shift && (
            <Button variant="default" onClick={() => window.print()}>
              {hotelText.print}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: to('till'), back: text.back }}
        skeleton={<SkeletonBox height={480} radius={10} />}
      >
        {(shift) => <ShiftBody shift={shift} />}
      </Loaded>
    </Screen>
  )
}

function ShiftBody({ shift }: { shift: ShiftDetail }) {
  const { moment } = useVenueTimeFormat()
  const isOpen = shift.closedAt === null
  return (
    <>
      <div className="paper-only below">
        <PrintHeader title={text.shift} made={text.made} facts={[[text.outlet, shift.outlet || text.venueTill]]} />
      </div>
      <ScreenLine>
        <Chip tone={isOpen ? 'good' : 'calm'}>{isOpen ? text.status.open : text.status.closed}</Chip>
        <span>{text.since(moment(shift.openedAt), shift.openedBy)}</span>
        {shift.closedAt && <span>{text.until(moment(shift.closedAt), shift.closedBy ?? '')}</span>}
      </ScreenLine>
      <div className={isOpen ? 'with-aside' : undefined}>
        <div className="stack gap-20">
          <Panel title={text.title} flush>
            <ShiftCash shift={shift} />
          </Panel>
          <Panel title={text.methods} flush>
            <MethodsTable label={text.methods} methods={shift.methods} />
          </Panel>
          <Movements shift={shift} />
          <Payments shift={shift} />
        </div>
        {isOpen && (
          <div className="stack gap-20 screen-only">
            <MovementPanel shift={shift} />
            <ClosePanel shift={shift} />
          </div>
        )}
      </div>
    </>
  )
}

function Movements({ shift: { movements } }: { shift: ShiftDetail }) {
  const money = useMoney()
  const { moment } = useVenueTimeFormat()
  return (
    <Panel title={text.movements} flush>
      {movements.length === 0 && <p className="empty">{text.noMovements}</p>}
      <List bare>
        {movements.map(({ id, amount, reason, by, at }) => (
          <ListRow key={id}>
            <RowText>
              <b>{reason}</b>
              <p>{`${amount > 0 ? text.cashIn : text.cashOut} · ${accountsText.byAt(by, moment(at))}`}</p>
            </RowText>
            <RowAside>{money(amount)}</RowAside>
          </ListRow>
        ))}
      </List>
    </Panel>
  )
}

function Payments({ shift: { payments } }: { shift: ShiftDetail }) {
  const money = useMoney()
  if (payments.length === 0)
    return (
      <Panel title={text.payments} flush>
        <p className="empty">{text.noPayments}</p>
      </Panel>
    )
  return (
    <Panel title={text.payments} flush>
      <Table
        label={text.payments}
        head={
          <>
            <Column>{text.receipt}</Column>
            <Column>{text.place}</Column>
            <Column>{text.method}</Column>
            <Column number>{text.amount}</Column>
            <Column number>{text.tip}</Column>
          </>
        }
      >
        {payments.map(({ id, number, room, method, amount, tip }) => (
          <tr key={id}>
            <NameCell to={to('receipt', { idPayment: id })}>{number}</NameCell>
            <td>{roomLabel(room)}</td>
            <td>{accountsText.methods[method]}</td>
            <td data-number>{money(amount)}</td>
            <td data-number>{money(tip)}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}

const requiredAmount = (written: string) => (parsePrice(written) ? null : text.wrongAmount)
interface MovementValues extends Record<string, unknown> {
  direction: (typeof cashDirections)[number]
  amount: string
  reason: string
}
const emptyMovement: MovementValues = { direction: 'in', amount: '', reason: '' }
const directionLabels = { in: text.cashIn, out: text.cashOut }
const directions = cashDirections.map((value) => ({ value, label: directionLabels[value] }))

/** Form for cash that is put into the till or taken out of it. */
const MovementPanel = ({ shift: { id: shiftId } }: { shift: ShiftDetail }) => (
  <Panel title={text.movement}>
    <CreateForm
      start={emptyMovement}
      checks={{ amount: requiredAmount, reason: requiredCheck(tillLimits.reason) }}
      write={api.hotel.till.move}
      input={(id, { direction, amount, reason }) => ({
        id,
        shiftId,
        direction,
        amount: parsePrice(amount) ?? 0,
        reason,
      })}
      said={text.registered}
      submit={text.register}
      secondary
    >
      {(form) => (
        <>
          <NativeSelect label={text.kind} data={directions} {...form.getInputProps('direction')} />
          <TextInput
            label={text.amount}
            inputMode="decimal"
            maxLength={20}
            required
            {...form.getInputProps('amount')}
          />
          <TextInput label={text.reason} maxLength={tillLimits.reason} required {...form.getInputProps('reason')} />
        </>
      )}
    </CreateForm>
  </Panel>
)

const ClosePanel = ({ shift: { id } }: { shift: ShiftDetail }) => (
  <Panel title={text.close} sentence={text.closeHint}>
    <CreateForm
      start={{ counted: '', note: '' }}
      checks={{ counted: (written: string) => ((parsePrice(written) ?? null) === null ? text.wrongAmount : null) }}
      write={api.hotel.till.close}
      input={(_, { counted, note }) => ({ id, countedAmount: parsePrice(counted) ?? 0, note })}
      said={text.closed}
      submit={text.close}
    >
      {(form) => (
        <>
          <TextInput
            label={text.counted}
            inputMode="decimal"
            maxLength={20}
            required
            {...form.getInputProps('counted')}
          />
          <Textarea label={text.note} maxLength={tillLimits.note} autosize {...form.getInputProps('note')} />
        </>
      )}
    </CreateForm>
  </Panel>
)
