import { sql } from 'drizzle-orm'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { venueId } from './db/columns.ts'
import type { Db } from './db/database.ts'
import { insertOnceAndFind, removeRow, reorderRows, updateIfUnchanged, updateRow } from './db/rowOperations.ts'
import { orRefuse } from './outcomes.ts'

const refusal = (code: string) => () => new Error(code)
const gone = { gone: refusal('gone') }
const goneOrStale = { ...gone, stale: refusal('stale') }

test('an object is returned; a code and null throw the declared refusals', () => {
  const thing = { name: 'A' }
  expect(orRefuse(thing as typeof thing | 'stale' | null, goneOrStale)).toBe(thing)
  expect(() => orRefuse('stale' as typeof thing | 'stale', goneOrStale)).toThrow('stale')
  expect(() => orRefuse(null as typeof thing | null, gone)).toThrow('gone')
})

const things = pgTable('things', { venueId: venueId(), id: uuid().notNull(), version: integer().notNull() })
const seen = { id: '', version: 1 }
const find = async (_: Db, id: string): Promise<typeof seen | null> => ({ ...seen, id })

test('a refusal that the endpoint does not declare does not compile', () => {
  // Checked by the compiler only; none of this runs.
  void (async (db: Db, anything: string) => {
    // @ts-expect-error nothing declares 'stale'
    orRefuse(await updateIfUnchanged(db, things, seen, find), gone)
    const held = { that: sql`true`, orElse: 'in_use' } as const
    // @ts-expect-error nothing declares 'in_use'
    orRefuse(await updateIfUnchanged(db, things, seen, find, held), goneOrStale)
    // @ts-expect-error nothing declares 'in_use', also where it is said on the spot
    orRefuse(await updateIfUnchanged(db, things, seen, find, { that: sql`true`, orElse: 'in_use' }), goneOrStale)
    // @ts-expect-error nothing declares 'gone'
    orRefuse(await insertOnceAndFind(db, things, { ...seen, venueId: 1 }, find), {})
    // @ts-expect-error nothing declares 'taken'
    orRefuse((await insertOnceAndFind(db, things, { ...seen, venueId: 1 }, find)) ?? 'taken', gone)
    // @ts-expect-error nothing declares 'gone'
    orRefuse(await removeRow(db, things, seen.id), {})
    // @ts-expect-error nothing declares 'gone'
    orRefuse(await updateRow(db, things, seen.id, { version: 2 }), {})
    // @ts-expect-error nothing declares 'stale'
    orRefuse(await reorderRows(db, things, 'version', []), gone)
    // @ts-expect-error a string that could be any
    orRefuse(anything, goneOrStale)
  })
})
