import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Version } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'

/** What the admin sees of every entry of a list, beside what it is. */
export const listed = { id: Id, hidden: z.boolean(), version: Version }

const one = z.strictObject({ id: Id })

/** What an admin does with a list of the community that phones show: the same for each of them. */
export const listing = <Entry extends z.ZodType, Written extends z.ZodRawShape>(
  Entry: Entry,
  written: Written,
  atMost: number,
) => ({
  /** The hidden ones too, in their order. */
  all: staff.read.output(z.array(Entry)),
  one: staff.read.input(one).output(Entry).errors(refusals('gone')),
  /** A new one comes last. */
  create: admin.write
    .input(z.strictObject({ id: Id, ...written }))
    .output(Entry)
    .errors(refusals('gone', 'full')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...written }))
    .output(Entry)
    .errors(refusals('gone', 'stale')),
  /** Hidden ones are kept, and shown to nobody but staff. */
  setHidden: admin.write
    .input(z.strictObject({ id: Id, hidden: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  remove: admin.write.input(one).output(Done).errors(refusals('gone')),
  /** The whole list in its new order; refused as stale when the list is another one by now. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(atMost) }))
    .output(Done)
    .errors(refusals('stale')),
})
