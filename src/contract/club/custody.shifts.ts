import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment, optionalLine, TimeOfDay, VenueId } from '../kernel/values.ts'
import { admin, everyRole, staff } from '../kernel/who.ts'
import { BagRequest } from './bagRequests.ts'
import { BagSummary } from './bags.ts'
import { custodyLimits } from './custody.limits.ts'
import { BagCode, bagCodeAttempts, bagCodeRefusals, custodyAudience, OpenedBag, phoneMovement } from './custody.ts'
import { Movement, movementConflict } from './movements.ts'

/** An open shift, for staff who may want to end it. */
const BagShift = z.object({
  id: Id,
  /** The person who is signed in on the phone, or the typed name. */
  personAdmin: z.string(),
  device: z.string(),
  openedAt: Moment,
  until: Moment,
  movements: z.int(),
})
export type BagShift = z.infer<typeof BagShift>

/** The fields by which a bag is found without its label. */
const ShiftBag = z.object({
  ...BagSummary.pick({ id: true, type: true, brand: true, fullName: true, numberSocio: true, place: true }).shape,
  lastAction: BagSummary.shape.lastAction,
  position: z.int(),
})
export type ShiftBag = z.infer<typeof ShiftBag>

const venue = VenueId.optional()
/** The phone has no open shift: it was ended, its hour has come, or the bag code was changed. */
const shiftEnded = { shift_ended: 410 } as const

/** Shifts in the bag room: after one entry of the code a phone moves bags without it. */
export const custodyShifts = {
  /** Opens a shift on this phone, in a cookie, until the hour that the club has set. Replaces the phone's previous shift. */
  openShift: everyRole.write
    .input(z.strictObject({ venue, code: BagCode, name: optionalLine(custodyLimits.name) }))
    .output(z.object({ venue: VenueId, until: Moment }))
    .errors(refusals('too_many_tries', bagCodeRefusals))
    .meta({ limit: { secret: bagCodeAttempts, network: perQuarterHour(60) } }),
  endShift: everyRole.write.input(z.strictObject({ venue })).output(Done),
  /** Opens a bag for a movement, as `open` does, and televisions show it. */
  openInShift: everyRole.write
    .input(z.strictObject({ venue, idBag: Id }))
    .output(z.object({ bag: OpenedBag }))
    .errors(refusals('gone', shiftEnded, { bag_archived: 410 }))
    .meta(custodyAudience),
  /**
   * Registers a movement in a shift. `exact` is true if the phone has read the bag from the server: then another position
   * is a conflict. Without a network `madeAt` decides. A repeated id returns the stored movement.
   */
  registerInShift: everyRole.write
    .input(z.strictObject({ venue, ...phoneMovement, madeAt: Moment, exact: z.boolean() }))
    .output(Movement)
    .errors(refusals('gone', movementConflict, shiftEnded))
    .meta(custodyAudience),
  /** The club's bags, for a phone with an open shift: it finds a bag by number, place or name, also without a network. */
  shiftBags: everyRole.read
    .input(z.strictObject({ venue }))
    .output(z.array(ShiftBag))
    .errors(refusals(shiftEnded))
    .meta({ notLive: true }),
  /** Bags that their owners want ready, oldest request first, for a phone with an open shift. */
  shiftRequests: everyRole.read
    .input(z.strictObject({ venue }))
    .output(z.array(BagRequest))
    .errors(refusals(shiftEnded))
    .meta({ notLive: true }),

  /** Open shifts, newest first. */
  shifts: staff.read.output(z.array(BagShift)).meta({ dependsOn: ['club.movements'] }),
  /** Ends a shift on any phone, for example a lost one. */
  revokeShift: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  setShiftEnd: admin.write
    .input(z.strictObject({ shiftEnd: TimeOfDay }))
    .output(Done)
    .errors(refusals('gone')),
}
