import * as z from 'zod'
import { activityLimits } from './activity.limits.ts'
import { Count, Cursor, EnteredDay, Id, Moment, sanitisedLine } from './values.ts'
import { admin } from './who.ts'

/** One changed field of one row, as text for the screen. Null where the row did not exist. */
const FieldChange = z.object({
  /** Name of the changed row, if it is another one than the entry's object. */
  of: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** An entry of the activity log: what somebody did, when, and from where. It is never changed. */
export const ActivityEntry = z.object({
  id: Id,
  at: Moment,
  /** Name of the person at that time. */
  actor: z.string(),
  /** Verb and object in Spanish; the screen puts the actor's name before it. */
  action: z.string(),
  /** Name of the feature, in Spanish. */
  area: z.string(),
  address: z.string(),
  device: z.string(),
  refused: z.boolean(),
  changes: z.array(FieldChange),
  /** Number of changed rows beyond those in `changes`. */
  omitted: Count,
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

const Option = z.object({ value: z.string(), label: z.string() })

const filter = {
  person: Id.optional(),
  /** Name of a feature, such as 'club.posts'. */
  feature: sanitisedLine(activityLimits.name).optional(),
  /** Name of an endpoint or event. */
  action: sanitisedLine(activityLimits.name).optional(),
  /** First and last day, both included, in the venue's time zone. */
  from: EnteredDay.optional(),
  until: EnteredDay.optional(),
}

/**
 * The activity log, for admins. The door (the server's API middleware) writes it. Its reads are not live: every write
 * of the staff adds an entry, and would notify every open screen.
 */
export const activity = {
  list: admin.read
    .input(z.strictObject({ ...filter, after: Cursor.optional() }))
    .output(z.object({ entries: z.array(ActivityEntry), next: Cursor.nullable() }))
    .meta({ notLive: true }),
  /** The newest entries about one object, or about one feature that has a single object, such as the configuration. */
  about: admin.read
    .input(z.strictObject({ object: Id.optional(), feature: filter.feature }))
    .output(z.array(ActivityEntry))
    .meta({ notLive: true }),
  /** The choices of the filters: people, features and actions that occur in the log. */
  options: admin.read
    .output(z.object({ people: z.array(Option), features: z.array(Option), actions: z.array(Option) }))
    .meta({ notLive: true }),
  /** The filtered entries as CSV text. */
  export: admin.read
    .input(z.strictObject(filter))
    .output(z.object({ csv: z.string() }))
    .meta({ notLive: true, isExport: true }),
}
