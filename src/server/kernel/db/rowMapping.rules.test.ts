import { sql } from 'drizzle-orm'
import * as drizzleUtils from 'drizzle-orm/utils'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { files } from '../files/files.table.ts'
import { sessions } from '../identity/identity.table.ts'
import { type JoinedTables, rowMapper, type SelectedField } from './rowMapping.ts'

// The types of drizzle hide these functions.
const { mapResultRow, orderSelectedFields } = drizzleUtils as unknown as {
  mapResultRow(fields: SelectedField[], row: unknown[], joined: JoinedTables): unknown
  orderSelectedFields(selection: object): SelectedField[]
}

const { id, subject, seenAt } = sessions
const { width, widths } = files
const selections = {
  'plain columns': { id, subject, seenAt, count: sql<number>`count(*)`.mapWith(Number) },
  'two joined tables': { row: { id, seenAt }, file: { id: files.id, width, widths }, extra: sql`1` },
  'an object of two tables': { both: { id, width }, name: sql`'x'`.as('name') },
  'objects in objects': { outer: { id, inner: { width, extra: sql`1` } }, last: seenAt },
}
const value = fc.oneof(fc.constant(null), fc.constantFrom('7', '2026-01-02 03:04:05+00', '[1]', 'true'))

test.each(Object.entries(selections))('rows of %s become the same objects as by drizzle itself', (_, selection) => {
  const fields = orderSelectedFields(selection)
  const joined = fc.option(fc.record({ kernel_sessions: fc.boolean(), kernel_files: fc.boolean() }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(value, { minLength: fields.length, maxLength: fields.length }), joined, (row, tables) => {
      expect(rowMapper(fields, tables)(row)).toStrictEqual(mapResultRow(fields, row, tables))
    }),
  )
})
