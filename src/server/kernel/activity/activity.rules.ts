import type { ActivityEntry } from '#contract/kernel/activity.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import { writeCsv } from '../csv/csv.ts'
import type { ActivityRow } from './activity.table.ts'
import { activityText } from './activity.text.ts'
import { fieldLabels } from './fields.text.ts'
import { hiddenValue, type RowChange } from './recordedChanges.ts'
import { valueLabels } from './values.text.ts'

/** The Spanish texts of the log: a sentence for each action, and a name for each feature. */
export interface ActivityTexts {
  sentences: Readonly<Record<string, string>>
  areas: Readonly<Record<string, string>>
}

/** Amounts and moments are shown as text in the venue's currency and time zone. */
export interface ValueFormat {
  currency: Currency
  formatMoment: (at: string) => string
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const moment = /^\d{4}-\d\d-\d\dT/
const thousands = (whole: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** Formats an amount, which is stored in hundredths; decimals are left out if they are zero. */
const moneyText = (hundredths: number, currency: Currency) => {
  const rest = Math.abs(hundredths) % 100
  return `${currency} ${thousands(String(Math.trunc(hundredths / 100)))}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`
}

const valueText = (field: string, value: unknown, format: ValueFormat): string => {
  if (value === null || value === undefined || value === '') return activityText.empty
  if (value === hiddenValue) return hiddenValue
  if (typeof value === 'boolean') return value ? activityText.yes : activityText.no
  if (typeof value === 'number') return field === 'price' ? moneyText(value, format.currency) : String(value)
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, format)).join(', ') || activityText.empty
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (uuid.test(text)) return activityText.reference
  if (moment.test(text)) return format.formatMoment(text)
  return valueLabels[text] ?? text
}

/** Currency of the changed row, if it has one: a listing has a currency of its own. */
const currencyOfRow = ({ before, after }: RowChange) => (after?.currency ?? before?.currency) as Currency | undefined

const fieldChanges = (change: RowChange, object: string, format: ValueFormat) => {
  const { before, after, label } = change
  const ofRow = { ...format, currency: currencyOfRow(change) ?? format.currency }
  const textIn = (values: RowChange['before'], field: string) =>
    values ? valueText(field, values[field], ofRow) : null
  return Object.keys({ ...before, ...after }).map((field) => ({
    of: label === object ? '' : label,
    field: fieldLabels[field] ?? field,
    before: textIn(before, field),
    after: textIn(after, field),
  }))
}

const actorOf = ({ actorKind, actorName }: ActivityRow) =>
  actorName || (actorKind === 'system' ? activityText.operator : activityText.unknown)

export const toActivityEntry = (
  row: ActivityRow,
  { sentences, areas }: ActivityTexts,
  format: ValueFormat,
): ActivityEntry => {
  const { id, at, address, device, action, feature, objectLabel, refused, changes, omitted } = row
  return {
    id,
    at: at.toISOString(),
    actor: actorOf(row),
    action: `${sentences[action] ?? action}${objectLabel && ` «${objectLabel}»`}`,
    area: areas[feature] ?? feature,
    address,
    device,
    refused,
    changes: changes.flatMap((change) => fieldChanges(change, objectLabel, format)),
    omitted,
  }
}

/** Writes entries as CSV, one per row, with times in the venue's time zone. */
export const activityLogToCsv = (entries: readonly ActivityEntry[], { formatMoment }: ValueFormat): string => {
  const changesText = ({ changes }: ActivityEntry) =>
    changes
      .map(({ of, field, before, after }) => `${of && `${of}, `}${field}: ${before ?? ''} → ${after ?? ''}`)
      .join('; ')
  const rows = entries.map((entry) => [
    formatMoment(entry.at),
    entry.actor,
    entry.action,
    entry.area,
    changesText(entry),
    entry.refused ? activityText.refused : '',
    entry.address,
    entry.device,
  ])
  return writeCsv([activityText.headings, ...rows])
}
