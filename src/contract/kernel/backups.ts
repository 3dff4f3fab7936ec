import * as z from 'zod'
import { refusals } from './refusals.ts'
import { Count, Done, Moment, optionalLine } from './values.ts'
import { admin } from './who.ts'

export const Backup = z.object({
  name: z.string(),
  takenAt: Moment,
  bytes: z.int().min(0),
  /** The result of its restore test; null if this backup was not tested. */
  testSucceeded: z.boolean().nullable(),
})
export type Backup = z.infer<typeof Backup>

const BackupsOverview = z.object({
  /** The newest first. */
  backups: z.array(Backup),
  isRunning: z.boolean(),
  /** Null if automatic backups are off. */
  nextAt: Moment.nullable(),
  /** Days after which a backup is deleted. */
  days: Count,
  /** Null if the last backup succeeded. */
  failure: z.object({ at: Moment, isDiskFull: z.boolean() }).nullable(),
  /** Pictures that the last backup lacks, because they were missing in the file store. */
  missingPictures: Count,
  lastTest: z.object({ at: Moment, succeeded: z.boolean() }).nullable(),
  /** The folder of the backups; null if the caller may not download them. A backup contains the data of all venues, so admins download it only from an instance with one venue. */
  place: z.string().nullable(),
})
export type BackupsOverview = z.infer<typeof BackupsOverview>

/** Calls of one admin in a day: each backup takes disk space. */
const fivePerDay = { calls: 5, seconds: 24 * 3600 }

/** The stored backups of the instance: taken at night, or by an admin with `take`. */
export const backups = {
  overview: admin.read.output(BackupsOverview),
  /** Starts a backup and returns at once. */
  take: admin.write
    .output(Done)
    .errors(refusals('too_many_tries'))
    .meta({ limit: { caller: fivePerDay } }),
  /** Returns a URL from which this session can download the backup during a minute. */
  download: admin.sensitiveWrite
    .input(z.strictObject({ name: optionalLine(60) }))
    .output(z.object({ url: z.string() }))
    .errors(refusals('gone', { several_venues: 403 })),
}
