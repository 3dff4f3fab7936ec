import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Count, Cursor, EnteredDay, Id, Moment, optionalText, sanitisedLine } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { bagLimits, bagTypes } from './bags.limits.ts'
import { actionTypes, movementLimits } from './movements.limits.ts'

/** An entry of the custody ledger. It keeps the names and the place of its time and is never changed. */
export const Movement = z.object({
  id: Id,
  idBag: Id,
  /** Index in the bag's ledger, starting at 1. */
  position: z.int(),
  actionType: z.enum(actionTypes),
  at: Moment,
  /** Time on the device, stored only when the movement was made offline, earlier than `at`. */
  madeAt: Moment.nullable(),
  personAdmin: z.string(),
  place: z.string(),
  comments: z.string(),
  type: z.enum(bagTypes),
  brand: z.string(),
  fullName: z.string(),
  numberSocio: z.string(),
  /** Names of the missing items; null when the items were not checked. */
  missing: z.array(z.string()).nullable(),
})
export type Movement = z.infer<typeof Movement>

/** Input fields of a new movement: those of the back-office, and of a phone on which the bag code was entered (`club.custody`). */
export const movementFields = {
  id: Id,
  idBag: Id,
  /** Ledger length that the sender saw. A different length on the server is refused as a conflict. */
  position: Count,
  actionType: z.enum(actionTypes),
  comments: optionalText(movementLimits.comment),
  /** Ids of the missing items; null when the items were not checked. */
  missing: z.array(Id).max(bagLimits.items).nullable(),
  madeAt: Moment.nullable(),
}

/** The bag has moved since the sender saw it. A retry cannot succeed: a person has to decide. */
export const movementConflict = { conflict: 409 } as const

/** `club.custody` writes movements too: those that phones register with the bag code. */
const dependsOn = ['club.custody'] as const

const MovementPage = z.object({
  movements: z.array(Movement),
  next: Cursor.nullable(),
  /** Set if a search has ended here before its page was full; `next` continues with earlier movements. */
  searchedUntil: Moment.nullable(),
})

/** Filter of the list and of the export. */
const movementFilter = {
  /** Every word must occur in the stored owner name, member number or name of the person who registered it. */
  search: sanitisedLine(movementLimits.search).optional(),
  /** First and last day, both included, in the venue's time zone. */
  from: EnteredDay.optional(),
  until: EnteredDay.optional(),
  actionType: z.enum(actionTypes).optional(),
}

export const movements = {
  /** All movements of the club, newest first, 51 per page. */
  list: staff.read
    .input(z.strictObject({ ...movementFilter, after: Cursor.optional() }))
    .output(MovementPage)
    .meta({ dependsOn }),
  /** The filtered movements as CSV text, at most the newest 20,000. */
  export: admin.read
    .input(z.strictObject(movementFilter))
    .output(z.object({ csv: z.string() }))
    .meta({ isExport: true }),
  recent: staff.read.output(z.array(Movement)).meta({ dependsOn }),
  /** The five newest movements of a bag. */
  ofBag: staff.read
    .input(z.strictObject({ idBag: Id }))
    .output(z.array(Movement))
    .meta({ dependsOn }),
  /** A bag's ledger in pages, oldest movement first. The custody report prints it. */
  report: staff.read
    .input(z.strictObject({ idBag: Id, from: Count.min(1).default(1) }))
    .output(z.object({ movements: z.array(Movement), next: z.int().nullable() }))
    .errors(refusals('gone'))
    .meta({ dependsOn }),
  /** Registers a movement in the back-office, without the bag code. A repeated id returns the stored movement. */
  create: admin.write.input(z.strictObject(movementFields)).output(Movement).errors(refusals('gone', movementConflict)),
}
