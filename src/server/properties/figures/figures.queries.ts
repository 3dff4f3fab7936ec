import { sql } from 'drizzle-orm'
import { figureLimits } from '#contract/properties/figures.limits.ts'
import type { ListingFigures } from '#contract/properties/figures.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { enquiries } from '../enquiries/enquiries.table.ts'
import { listings } from '../listings/listings.table.ts'
import { listingViews } from './figures.table.ts'

const localToday = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${venues.timeZone})::date`

export const countView = async (db: Db, venueId: number, listingId: string, now: Date) => {
  const count = sql`
    insert into ${listingViews} (venue_id, day, listing_id, views)
    select ${venueId}, ${localToday(now)}, ${listingId}::uuid, 1 from ${venues}
    on conflict (venue_id, day, listing_id) do update set views = ${listingViews.views} + 1`
  await withPurpose(db, 'view', () => db.execute(count))
}

/** Views and enquiries per day, and per listing for the listings with the most views. */
export const readFigures = async (db: Db, now: Date): Promise<ListingFigures> => {
  const { rows: byDay } = await db.execute<ListingFigures['byDay'][number]>(sql`
    with days as (
      select d::date as day, ${venues.timeZone} as zone from ${venues},
      generate_series(${localToday(now)} - ${figureLimits.days - 1}::int, ${localToday(now)}, interval '1 day') d)
    select day::text,
      (select coalesce(sum(v.views), 0)::int from ${listingViews} v where v.day = days.day) as views,
      (select count(*)::int from ${enquiries} e where e.created_at >= days.day::timestamp at time zone zone
        and e.created_at < (days.day + 1)::timestamp at time zone zone) as enquiries
    from days order by day`)
  const first = byDay[0]?.day ?? ''
  const { rows: byListing } = await db.execute<ListingFigures['byListing'][number]>(sql`
    with counted as (
      select listing_id, views, 0 as enquiries from ${listingViews} where day >= ${first}::date
      union all select listing_id, 0, 1 from ${enquiries}
        where created_at >= ${first}::date::timestamp at time zone (select ${venues.timeZone} from ${venues})),
    figures as (select listing_id, sum(views)::int as views, sum(enquiries)::int as enquiries from counted group by 1)
    select l.number, l.direction, views, enquiries from figures join ${listings} l on l.id = listing_id
    where views > 0 or enquiries > 0
    order by views desc, enquiries desc, l.number limit ${figureLimits.listings}`)
  return { byDay, byListing }
}
