import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../testing/kit.ts'
import { files, pictureColumns } from '../files/files.table.ts'
import { venues } from '../venues/venues.table.ts'
import { preparedQuery } from './preparedQuery.ts'

const server = sharedServer()

test('a prepared query converts values as drizzle does: groups, tables that were not joined, dates and expressions', async () => {
  const { venueId } = await server.openVenue()
  await server.kernel.database.inVenue(venueId, 'read', async (db) => {
    const select = (given: unknown) =>
      db
        .select({
          given: sql<string>`${given}::text`,
          venue: { id: venues.venueId, products: venues.products, zone: venues.timeZone },
          file: pictureColumns(files),
          day: sql<string>`date '2026-03-29'`,
          at: sql<Date>`timestamptz '2026-03-29 12:00+02'`.mapWith(files.createdAt),
          sum: sql<number>`7000000000::bigint`.mapWith(Number),
          nothing: sql<null>`null`,
          sizes: sql<(number | null)[][]>`array[[320, null], [-640, 1280]]`,
          none: sql<number[]>`array[]::integer[]`,
        })
        .from(venues)
        .leftJoin(files, eq(files.label, 'none'))
    type Row = Awaited<ReturnType<typeof select>>[number]
    const read = preparedQuery<{ given: string }, Row>('test_conversions', () => select(sql.placeholder('given')))
    for (const given of ['a', 'b']) {
      const rows = await read(db, { given })
      expect(rows).toEqual(await select(given))
      expect(rows).toMatchObject([{ given, venue: { id: venueId }, file: null, day: '2026-03-29', sum: 7e9 }])
    }
  })
})
