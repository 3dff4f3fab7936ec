import IconMinus from 'icon:minus'
import IconPlus from 'icon:plus'
import IconTrash from 'icon:trash'
import { ActionIcon, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { LineProblems } from '#contract/hotel/orders.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { changedFields } from '#web/kernel/ui/forms/mergeEdits.ts'
import { SaveActions } from '#web/kernel/ui/forms/SaveActions.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { hotelText } from '../hotel.text.ts'
import { addDraftLine, type DraftLine } from './draftLines.ts'
import classes from './OrderLinesForm.module.css'
import { orderFormText as text } from './orders.text.ts'
import { ProductPicker } from './ProductPicker.tsx'

export interface OrderLinesValues extends Record<string, unknown> {
  lines: DraftLine[]
  reason: string
}

interface OrderLinesFormProps {
  start: readonly DraftLine[]
  /** True shows the required reason field, for corrections. */
  withReason?: boolean
  submit: string
  cancel: string
  done: boolean
  busy: boolean
  /** Sends the lines; resolves with the lines that cannot be ordered. */
  send: (values: OrderLinesValues) => Promise<LineProblems>
  children?: ReactNode
}

/** Form with the menu on one side and the lines of the order on the other; used to enter and to correct orders. */
export function OrderLinesForm({
  start,
  withReason = false,
  submit,
  cancel,
  done,
  busy,
  send,
  children,
}: OrderLinesFormProps) {
  const form = useForm<OrderLinesValues>({
    initialValues: { lines: [...start], reason: '' },
    validate: withReason ? { reason: requiredCheck(orderLimits.reason) } : {},
  })
  const [problems, setProblems] = useState<LineProblems>([])
  const { lines } = form.values
  const currency = useVenue()?.currency ?? 'ARS'
  const setLines = (next: DraftLine[]) => form.setFieldValue('lines', next)
  const changeLine = (line: DraftLine, changes: Partial<DraftLine>) =>
    setLines(lines.map((other) => (other === line ? { ...other, ...changes } : other)))

  const sendLines = async (values: OrderLinesValues) => {
    if (values.lines.length === 0) return popup.error(text.nothing)
    const failedLines = await send(values)
    setProblems(failedLines)
    if (failedLines.length > 0) popup.error(text.notOrdered)
  }

  return (
    <Form
      form={form}
      send={sendLines}
      unsaved={!done && changedFields(form.getInitialValues(), form.values).length > 0}
    >
      {children}
      <div className={classes.desk}>
        <Panel title={text.offer} flush>
          <ProductPicker onAdd={(line) => setLines(addDraftLine(lines, line))} />
        </Panel>
        <Panel title={text.order} flush>
          {lines.length === 0 && <p className="empty">{text.empty}</p>}
          <ul className={classes.lines}>
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                problem={problems.find(({ lineId }) => lineId === line.id)?.problem}
                onChange={(changes) => changeLine(line, changes)}
                onRemove={() => setLines(lines.filter((other) => other !== line))}
              />
            ))}
          </ul>
          <p className={`group between strong ${classes.total}`}>
            <span>{hotelText.total}</span>
            <b className="strong">{formatMoney(totalOfLines(lines), currency)}</b>
          </p>
          <div className={`stack gap-16 ${classes.foot}`}>
            {withReason && (
              <TextInput
                label={text.why}
                maxLength={orderLimits.reason}
                autoComplete="off"
                required
                {...form.getInputProps('reason')}
              />
            )}
            <SaveActions label={submit} cancel={cancel} loading={busy} disabled={lines.length === 0} />
          </div>
        </Panel>
      </div>
    </Form>
  )
}

interface LineProps {
  line: DraftLine
  problem: LineProblems[number]['problem'] | undefined
  onChange: (changes: Partial<DraftLine>) => void
  onRemove: () => void
}

function Line({ line, problem, onChange, onRemove }: LineProps) {
  const { name, options, price, quantity, comment } = line
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <li>
      <div>
        <b className="strong">{name}</b>
        {options.length > 0 && <p className="note">{options.join(', ')}</p>}
        {problem && (
          <p className="note problem" role="alert">
            {text.problems[problem]}
          </p>
        )}
      </div>
      <span className="number">{price === null ? hotelText.noPrice : formatMoney(price * quantity, currency)}</span>
      <div className={classes.quantity}>
        <ActionIcon
          variant="default"
          size={36}
          disabled={quantity === 1}
          aria-label={text.fewer(name)}
          onClick={() => onChange({ quantity: quantity - 1 })}
        >
          <IconMinus size={16} aria-hidden />
        </ActionIcon>
        <span className="strong" role="status" aria-label={text.quantity(name)}>
          {quantity}
        </span>
        <ActionIcon
          variant="default"
          size={36}
          disabled={quantity === orderLimits.quantity}
          aria-label={text.more(name)}
          onClick={() => onChange({ quantity: quantity + 1 })}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
        <TextInput
          aria-label={text.commentOf(name)}
          placeholder={text.comment}
          maxLength={orderLimits.comment}
          autoComplete="off"
          value={comment}
          onChange={(event) => onChange({ comment: event.currentTarget.value })}
        />
        <ActionIcon variant="subtle" color="danger" size={36} aria-label={text.remove(name)} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
