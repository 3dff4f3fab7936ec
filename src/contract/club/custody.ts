import * as z from 'zod'
import { perQuarterHour, type SecretLimit } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment, requiredLine, Token, VenueId } from '../kernel/values.ts'
import { admin, everyRole, staff, tvOrStaff } from '../kernel/who.ts'
import { Bag } from './bags.ts'
import { custodyLimits } from './custody.limits.ts'
import { Movement, movementConflict, movementFields } from './movements.ts'

/** The code as typed. It is compared with the stored hash and never stored itself. */
export const BagCode = z.string().max(100)

/** The fields of a bag that the bag code gives access to. */
export const OpenedBag = Bag.omit({ owner: true, version: true })
export type OpenedBag = z.infer<typeof OpenedBag>

const PendingMove = z.object({
  id: Id,
  bag: OpenedBag,
  openedAt: Moment,
  /** Televisions remove the bag at this moment; no live update announces it. */
  until: Moment,
})
export type PendingMove = z.infer<typeof PendingMove>

/** `position` is null when the phone does not know the bag's ledger; then `madeAt` decides about a conflict. */
export const phoneMovement = { ...movementFields, position: movementFields.position.nullable() }

/** A club without a bag code refuses with `no_bag_code`, whatever code is sent. */
export const bagCodeRefusals = { wrong_code: 422, no_bag_code: 409 } as const
/** The bag's owner is notified as well: the caller is the phone of the bag room. */
export const custodyAudience = { audience: 'everyone' } as const

/** Limits of wrong bag codes. The target is the venue's code, so all its bags and shifts count together. */
export const bagCodeAttempts: SecretLimit = {
  network: perQuarterHour(30),
  networkAndTarget: perQuarterHour(8),
  device: perQuarterHour(8),
  strangers: perQuarterHour(10),
}

export const custody = {
  /**
   * Opens a bag for a movement. With the venue's bag code it returns the bag and the permit that `register` requires, and
   * televisions show that the bag is being moved. An archived bag is refused with `bag_archived`.
   */
  open: everyRole.write
    .input(z.strictObject({ venue: VenueId.optional(), idBag: Id, code: BagCode }))
    .output(z.object({ bag: OpenedBag, permit: z.string(), until: Moment }))
    .errors(refusals('too_many_tries', bagCodeRefusals, { bag_archived: 410 }))
    .meta({ ...custodyAudience, limit: { secret: bagCodeAttempts } }),
  /** Registers a movement with a permit. A repeated id returns the stored movement, even after the permit has expired. */
  register: everyRole.write
    .input(z.strictObject({ venue: VenueId.optional(), permit: Token, ...phoneMovement }))
    .output(Movement)
    .errors(refusals('gone', movementConflict, { permit_expired: 410 }))
    .meta(custodyAudience),
  /**
   * Registers a movement that a phone queued without a network; the code is checked on arrival. Televisions do not show
   * it.
   */
  registerByCode: everyRole.write
    .input(z.strictObject({ venue: VenueId.optional(), code: BagCode, ...phoneMovement, madeAt: Moment }))
    .output(Movement)
    .errors(refusals('gone', 'too_many_tries', movementConflict, bagCodeRefusals))
    .meta({ ...custodyAudience, limit: { secret: bagCodeAttempts } }),
  /** Bags opened with the code and not yet moved, most recently opened first. */
  pending: tvOrStaff.read
    .output(z.array(PendingMove))
    .meta({ dependsOn: ['club.bags', 'club.people', 'club.movements'] }),
  removePending: admin.write.output(z.object({ removed: z.int(), binId: Id.nullable() })),
  /** `shiftEnd` is the hour at which shifts end, in the venue's time zone. */
  code: staff.read.output(z.object({ changedAt: Moment.nullable(), shiftEnd: z.string() })),
  setCode: admin.sensitiveWrite
    .input(z.strictObject({ code: requiredLine(custodyLimits.code).min(custodyLimits.codeMin) }))
    .output(Done),
}
