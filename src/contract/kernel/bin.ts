import * as z from 'zod'
import { binLimits } from './bin.limits.ts'
import { refusals } from './refusals.ts'
import { Count, Cursor, Done, Id, Moment, optionalLine, sanitisedLine } from './values.ts'
import { admin, staff } from './who.ts'

export const BinEntry = z.object({
  id: Id,
  /** The endpoint of the removal, such as 'club.posts.remove'. */
  kind: z.string(),
  /** The title or name of what was removed. */
  label: z.string(),
  deletedAt: Moment,
  deletedBy: z.string(),
  daysLeft: Count,
  /** Whether the caller may restore it: the roles that may remove something may restore it. */
  mayRestore: z.boolean(),
})
export type BinEntry = z.infer<typeof BinEntry>

const one = z.strictObject({ id: Id })

/** Removed things of the last 30 days. */
export const bin = {
  /** Most recently removed first. */
  list: staff.read
    .input(
      z.strictObject({
        kind: optionalLine(binLimits.kind).optional(),
        search: sanitisedLine(binLimits.search).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(z.object({ entries: z.array(BinEntry), next: Cursor.nullable() })),
  /** Restores what was removed; a repeated call changes nothing. */
  restore: staff.write
    .input(one)
    .output(Done)
    .errors(refusals('gone', 'full', { admin_only: 403, place_taken: 409, parent_gone: 409 })),
  /** Deletes an entry for good. */
  purge: admin.write.input(one).output(Done).errors(refusals('gone')),
}
