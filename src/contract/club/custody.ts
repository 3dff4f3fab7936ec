import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, Moment, Token, VenueId } from '../kernel/values.ts'
import { admin, screen, staff, visitor } from '../kernel/who.ts'
import { Bag } from './bags.ts'
import { custodyLimits } from './custody.limits.ts'
import { conflict, Movement, movementMade } from './movements.ts'

/** As it was typed; compared, never stored. */
const Code = z.string().max(100)

/** What whoever has the code may see of a bag. */
const OpenedBag = Bag.omit({ owner: true, version: true })
export type OpenedBag = z.infer<typeof OpenedBag>

const Pending = z.object({
  id: Id,
  bag: OpenedBag,
  openedAt: Moment,
  /** Then it is no longer shown, though nothing else has changed. */
  until: Moment,
})
export type Pending = z.infer<typeof Pending>

/** As a phone made it: null where it does not know the bag's ledger, and then the moment decides. */
const madeOnPhone = { ...movementMade, position: movementMade.position.nullable() }

/** Where the club has set no code, none is right. */
const wrongCode = { wrong_code: 422, no_bag_code: 409 } as const

export const custody = {
  /**
   * The right code opens the bag, puts it on the televisions and gives the permit that registering asks for. Of an
   * archived bag it tells just that.
   */
  open: visitor.write
    .input(z.strictObject({ venue: VenueId.optional(), idBag: Id, code: Code }))
    .output(z.object({ bag: OpenedBag, permit: z.string(), until: Moment }))
    .errors(refusals('too_many_tries', wrongCode, { bag_archived: 410 })),
  /** The same id again is the same movement, also after the permit has expired. */
  register: visitor.write
    .input(z.strictObject({ venue: VenueId.optional(), permit: Token, ...madeOnPhone }))
    .output(Movement)
    .errors(refusals('gone', conflict, { permit_expired: 410 })),
  /** Made wholly without network: the code was taken on trust and is checked now. No television shows it. */
  registerByCode: visitor.write
    .input(z.strictObject({ venue: VenueId.optional(), code: Code, ...madeOnPhone, madeAt: Moment }))
    .output(Movement)
    .errors(refusals('gone', 'too_many_tries', conflict, wrongCode)),
  /** Bags being moved right now, the newest first. */
  pending: screen.read.output(z.array(Pending)).meta({ from: ['club.bags', 'club.people', 'club.movements'] }),
  removePending: admin.write.output(z.object({ removed: z.int() })),
  code: staff.read.output(z.object({ changedAt: Moment.nullable() })),
  setCode: admin.write
    .input(z.strictObject({ code: line(custodyLimits.code).min(custodyLimits.codeMin) }))
    .output(Done),
}
