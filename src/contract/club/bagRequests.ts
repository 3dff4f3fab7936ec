import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment } from '../kernel/values.ts'
import { member, screen } from '../kernel/who.ts'
import { bagTypes } from './bags.limits.ts'

const OwnBag = z.object({
  id: Id,
  type: z.enum(bagTypes),
  brand: z.string(),
  /** Whether the bag room has it. */
  kept: z.boolean(),
  /** Null while nobody has asked for it. */
  request: z.object({ id: Id, askedAt: Moment }).nullable(),
})
export type OwnBag = z.infer<typeof OwnBag>

const Asked = z.object({
  id: Id,
  idBag: Id,
  type: z.enum(bagTypes),
  brand: z.string(),
  fullName: z.string(),
  numberSocio: z.string(),
  place: z.string(),
  askedAt: Moment,
})
export type Asked = z.infer<typeof Asked>

/** Only the ledger says where a bag is: a request is over when the bag has moved. */
const from = ['club.bags', 'club.people', 'club.movements', 'club.custody'] as const

export const bagRequests = {
  /** The caller's own bags. */
  mine: member.read.output(z.array(OwnBag)).meta({ from }),
  ask: member.write
    .input(z.strictObject({ id: Id, idBag: Id }))
    .output(Done)
    .errors(refusals('gone', { bag_is_out: 409 })),
  cancel: member.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  /** What the bag room has to bring, in the order in which it was asked for. */
  queue: screen.read.output(z.array(Asked)).meta({ from }),
}
