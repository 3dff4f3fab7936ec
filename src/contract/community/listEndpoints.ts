import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Removed, Version } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'

/** Output fields that every list entry has for staff, in addition to its own. */
export const listEntryFields = { id: Id, hidden: z.boolean(), version: Version }

const idInput = z.strictObject({ id: Id })

/** Builds the staff's endpoints of a list that phones show: suppliers, restaurants, maps, ministries or activities. */
export const listEndpoints = <Entry extends z.ZodType, Fields extends z.ZodRawShape>(
  Entry: Entry,
  fields: Fields,
  atMost: number,
) => ({
  /** All entries in their order, hidden ones included. */
  all: staff.read.output(z.array(Entry)),
  one: staff.read.input(idInput).output(Entry).errors(refusals('gone')),
  /** Appends the entry to the list. */
  create: admin.write
    .input(z.strictObject({ id: Id, ...fields }))
    .output(Entry)
    .errors(refusals('gone', 'full')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...fields }))
    .output(Entry)
    .errors(refusals('gone', 'stale')),
  /** Hides or shows an entry; only staff see a hidden one. */
  setHidden: admin.write
    .input(z.strictObject({ id: Id, hidden: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  remove: admin.write.input(idInput).output(Removed).errors(refusals('gone')),
  /** Stores a new order of all entries, given by their ids; refused as stale when one was added or removed meanwhile. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(atMost) }))
    .output(Done)
    .errors(refusals('stale')),
})
