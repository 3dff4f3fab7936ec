import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Count, Cursor, EnteredDay, Id, Moment, mended, note } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { bagLimits, bagTypes } from './bags.limits.ts'
import { actionTypes, movementLimits } from './movements.limits.ts'

/** An entry of the custody ledger: as it was when it was written, and never changed after. */
export const Movement = z.object({
  id: Id,
  idBag: Id,
  /** Counts up from 1 in each bag's ledger. */
  position: z.int(),
  actionType: z.enum(actionTypes),
  at: Moment,
  /** When the device made it, where that was without network and earlier. */
  madeAt: Moment.nullable(),
  personAdmin: z.string(),
  place: z.string(),
  comments: z.string(),
  type: z.enum(bagTypes),
  brand: z.string(),
  fullName: z.string(),
  numberSocio: z.string(),
  /** Names of the items that were not there; null where nobody looked. */
  missing: z.array(z.string()).nullable(),
})
export type Movement = z.infer<typeof Movement>

/** What registering a movement says, whoever does it. */
export const movementMade = {
  id: Id,
  idBag: Id,
  /** The bag's ledger as the person saw it; if the bag has moved since, the movement is a conflict. */
  position: Count,
  actionType: z.enum(actionTypes),
  comments: note(movementLimits.comment),
  /** The items that are not there; null when nobody looked. */
  missing: z.array(Id).max(bagLimits.items).nullable(),
  madeAt: Moment.nullable(),
}

/** What it was made against has changed meanwhile: to be looked at, not repeated. */
export const conflict = { conflict: 409 } as const

/** Whatever the bag room registers on its phones stands in the same ledger. */
const from = ['club.custody'] as const

const Page = z.object({ movements: z.array(Movement), next: Cursor.nullable() })

/** Of all movements only those of somebody, on some days, in or out. */
const which = {
  /** Each word stands in the owner's name or number as they were, or in the name of whoever registered it. */
  search: mended(movementLimits.search).optional(),
  /** Both days included, in the venue's time zone. */
  from: EnteredDay.optional(),
  until: EnteredDay.optional(),
  actionType: z.enum(actionTypes).optional(),
}

export const movements = {
  /** The club's movements, newest first, 51 to a page. */
  list: staff.read
    .input(z.strictObject({ ...which, after: Cursor.optional() }))
    .output(Page)
    .meta({ from }),
  /** The same as CSV text, the newest 20,000 at most. */
  export: admin.read.input(z.strictObject(which)).output(z.object({ csv: z.string() })),
  recent: staff.read.output(z.array(Movement)).meta({ from }),
  /** The five newest of a bag. */
  ofBag: staff.read
    .input(z.strictObject({ idBag: Id }))
    .output(z.array(Movement))
    .meta({ from }),
  /** A bag's whole ledger from its beginning, piece by piece: what the custody report prints. */
  report: staff.read
    .input(z.strictObject({ idBag: Id, from: Count.min(1).default(1) }))
    .output(z.object({ movements: z.array(Movement), next: z.int().nullable() }))
    .errors(refusals('gone'))
    .meta({ from }),
  /** From the back-office, without the bag code. The same id again is the same movement. */
  create: admin.write.input(z.strictObject(movementMade)).output(Movement).errors(refusals('gone', conflict)),
}
