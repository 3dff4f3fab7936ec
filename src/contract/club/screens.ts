import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, Moment, Token, Version, words } from '../kernel/values.ts'
import { admin, anyone, staff } from '../kernel/who.ts'
import { boards, screenLimits } from './screens.limits.ts'

const shows = {
  name: line(screenLimits.name),
  /** One board, or several in turn. */
  boards: z
    .array(z.enum(boards))
    .min(1)
    .max(boards.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'repeated'),
}

/** A paired television. */
export const Tv = z.object({
  id: Id,
  name: z.string(),
  boards: z.array(z.enum(boards)),
  pairedAt: Moment,
  /** Null until it has come for its session. */
  seenAt: Moment.nullable(),
  version: Version,
})
export type Tv = z.infer<typeof Tv>

/** Typed by a person who reads it across a room. */
const Code = words(30).transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))

export const screens = {
  /** A television without session: the code it shows, and the secret it claims its session with. */
  ask: anyone.write
    .output(z.object({ code: z.string(), secret: z.string(), until: Moment }))
    .errors(refusals('too_many_tries')),
  /** Asked again and again by the television; once paired, the answer carries its session. */
  claim: anyone.write
    .input(z.strictObject({ secret: Token }))
    .output(z.object({ paired: z.boolean() }))
    .errors(refusals('link_expired')),
  pair: admin.write
    .input(z.strictObject({ id: Id, code: Code, ...shows }))
    .output(Tv)
    .errors(refusals('too_many_tries', { wrong_code: 422 })),
  list: staff.read.output(z.array(Tv)),
  /** What the television that asks shall show; null for whoever is no paired television. */
  mine: anyone.read.output(z.object({ name: z.string(), boards: z.array(z.enum(boards)) }).nullable()),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...shows }))
    .output(Tv)
    .errors(refusals('gone', 'stale')),
  revoke: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
