import { activity as contract } from '#contract/kernel/activity.ts'
import { momentFormatter } from '../csv/csv.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../door.ts'
import { findVenue } from '../venues/venues.queries.ts'
import {
  actionsInActivityLog,
  activityLogOfObjectOrFeature,
  activityLogToExport,
  listActivityLog,
  peopleInActivityLog,
} from './activity.queries.ts'
import { type ActivityTexts, activityLogToCsv, toActivityEntry, type ValueFormat } from './activity.rules.ts'

const on = inTransaction(contract)
const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'es')

const formatOf = async (db: Db): Promise<ValueFormat> => {
  const found = await findVenue(db)
  if (!found) throw new Error('a signed-in caller without a venue')
  return { currency: found.venue.currency, formatMoment: momentFormatter(found.venue.timeZone) }
}

/** The products pass their sentences, because the kernel does not import them. */
export const activityRoutes = (texts: ActivityTexts) => ({
  list: on.list.handler(async ({ context: { db }, input }) => {
    const format = await formatOf(db)
    const { page, next } = await listActivityLog(db, input)
    return { entries: page.map((row) => toActivityEntry(row, texts, format)), next }
  }),

  about: on.about.handler(async ({ context: { db }, input }) => {
    const format = await formatOf(db)
    return (await activityLogOfObjectOrFeature(db, input)).map((row) => toActivityEntry(row, texts, format))
  }),

  options: on.options.handler(async ({ context: { db } }) => {
    const actions = await actionsInActivityLog(db)
    const people = await peopleInActivityLog(db)
    const features = [...new Set(actions.map(({ feature }) => feature))]
    return {
      people: people.filter(({ name }) => name !== '').map(({ id, name }) => ({ value: id, label: name })),
      features: features.map((value) => ({ value, label: texts.areas[value] ?? value })).sort(byLabel),
      actions: actions.map(({ action }) => ({ value: action, label: texts.sentences[action] ?? action })).sort(byLabel),
    }
  }),

  export: on.export.handler(async ({ context: { db }, input }) => {
    const format = await formatOf(db)
    const entries = (await activityLogToExport(db, input)).map((row) => toActivityEntry(row, texts, format))
    return { csv: activityLogToCsv(entries, format) }
  }),
})
