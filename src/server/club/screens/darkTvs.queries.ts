import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { tvs } from './screens.table.ts'

const darkAfter = sql.raw(`interval '${tvLimits.darkAfter / 1000} seconds'`)
const hoursWithoutPlaylist = JSON.stringify([{ ...tvLimits.hoursWithoutPlaylist, days: [0, 1, 2, 3, 4, 5, 6] }])

/** SQL that converts a moment to the local time of the transaction's venue. */
export const toLocalTime = (moment: SQLWrapper): SQL =>
  sql`(${moment} at time zone (select ${venues.timeZone} from ${venues}))`

/**
 * Condition that a television was not seen for ten minutes in which an entry of its playlist was current, by the database's
 * clock; null if it was never seen. A television without a playlist should be on by day (`hoursWithoutPlaylist`), and one
 * that is switched off after its hours is not dark. It holds until the television is seen again, so that one period in the
 * dark is one waiting item. A playlist repeats after a week, so older days are not compared.
 */
export const isTvDark = (seenAt: SQLWrapper): SQL => {
  const now = toLocalTime(sql`now()`)
  const seen = toLocalTime(seenAt)
  const firstDay = sql`greatest(${seen}, ${now} - interval '8 days')::date::timestamp - interval '1 day'`
  const end = sql`day + entry."to" + case when entry."to" <= entry."from" then interval '1 day' else interval '0' end`
  const hours = sql`case when ${tvs.playlist} = '[]'::jsonb then ${hoursWithoutPlaylist}::jsonb else ${tvs.playlist} end`
  return sql`(${seenAt} < now() - ${darkAfter} and exists (
    select from jsonb_to_recordset(${hours}) as entry("from" time, "to" time, days int[]),
      generate_series(${firstDay}, ${now}::date::timestamp, interval '1 day') as day
    where extract(dow from day) = any (entry.days)
      and least(${now}, ${end}) - greatest(${seen}, day + entry."from") >= ${darkAfter}))`
}
