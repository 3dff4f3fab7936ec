import { activity as contract } from '#contract/kernel/activity.ts'
import { momentFormatter } from '../csv/csv.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../door.ts'
import { findVenue } from '../venues/venues.queries.ts'
import {
  actionsInActivity,
  activityAbout,
  activityToExport,
  listActivity,
  peopleInActivity,
} from './activity.queries.ts'
import { type ActivityTexts, activityToCsv, toActivityEntry, type ValueFormat } from './activity.rules.ts'

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
    const { page, next } = await listActivity(db, input)
    return { entries: page.map((row) => toActivityEntry(row, texts, format)), next }
  }),

  about: on.about.handler(async ({ context: { db }, input }) => {
    const format = await formatOf(db)
    return (await activityAbout(db, input)).map((row) => toActivityEntry(row, texts, format))
  }),

  options: on.options.handler(async ({ context: { db } }) => {
    const actions = await actionsInActivity(db)
    const people = await peopleInActivity(db)
    const features = [...new Set(actions.map(({ feature }) => feature))]
    return {
      people: people.filter(({ name }) => name !== '').map(({ id, name }) => ({ value: id, label: name })),
      features: features.map((value) => ({ value, label: texts.areas[value] ?? value })).sort(byLabel),
      actions: actions.map(({ action }) => ({ value: action, label: texts.sentences[action] ?? action })).sort(byLabel),
    }
  }),

  export: on.export.handler(async ({ context: { db }, input }) => {
    const format = await formatOf(db)
    const entries = (await activityToExport(db, input)).map((row) => toActivityEntry(row, texts, format))
    return { csv: activityToCsv(entries, format) }
  }),
})
