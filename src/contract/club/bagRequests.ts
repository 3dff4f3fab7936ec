import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment } from '../kernel/values.ts'
import { member, staff, tvOrStaff } from '../kernel/who.ts'
import { bagTypes } from './bags.limits.ts'

const OwnBag = z.object({
  id: Id,
  type: z.enum(bagTypes),
  brand: z.string(),
  /** False after the bag's last movement took it out of the bag room. */
  kept: z.boolean(),
  /** The open request to bring the bag out; null when there is none. */
  request: z.object({ id: Id, askedAt: Moment, byStaff: z.boolean() }).nullable(),
})
export type OwnBag = z.infer<typeof OwnBag>

export const BagRequest = z.object({
  id: Id,
  idBag: Id,
  type: z.enum(bagTypes),
  brand: z.string(),
  fullName: z.string(),
  numberSocio: z.string(),
  place: z.string(),
  askedAt: Moment,
})
export type BagRequest = z.infer<typeof BagRequest>

/** Movements of the bag end its request, so their features change these reads too. */
const dependsOn = ['club.bags', 'club.people', 'club.movements', 'club.custody'] as const

export const bagRequests = {
  /** The caller's own bags in use, each with its open request. */
  mine: member.read.output(z.array(OwnBag)).meta({ dependsOn }),
  ask: member.write
    .input(z.strictObject({ id: Id, idBag: Id }))
    .output(Done)
    .errors(refusals('gone', { bag_is_out: 409 })),
  cancel: member.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  /** The bags in use of a member of the community, for staff. */
  ofMember: staff.read
    .input(z.strictObject({ member: Id }))
    .output(z.array(OwnBag))
    .meta({ dependsOn }),
  /** The same as `ask`, in the name of a member who telephoned. */
  askFor: staff.write
    .input(z.strictObject({ id: Id, member: Id, idBag: Id }))
    .output(Done)
    .errors(refusals('gone', { bag_is_out: 409 })),
  /** Open requests of the venue, oldest first: the bags that the bag room has to bring out. */
  queue: tvOrStaff.read.output(z.array(BagRequest)).meta({ dependsOn }),
}
