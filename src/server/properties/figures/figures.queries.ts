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
    with viewed as (select listing_id, sum(views)::int as views from ${listingViews} where day >= ${first}::date group by 1),
    enquired as (select listing_id, count(*)::int as enquiries from ${enquiries}
      where created_at >= ${first}::date::timestamp at time zone (select ${venues.timeZone} from ${venues}) group by 1)
    select l.number, l.direction, coalesce(v.views, 0) as views, coalesce(e.enquiries, 0) as enquiries
    from ${listings} l left join viewed v on v.listing_id = l.id left join enquired e on e.listing_id = l.id
    where v.views > 0 or e.enquiries > 0
    order by views desc, enquiries desc, l.number limit ${figureLimits.listings}`)
  return { byDay, byListing }
}
