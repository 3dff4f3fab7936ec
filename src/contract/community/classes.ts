import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { memberClasses } from './members.limits.ts'
import { MemberClass } from './members.ts'

/** Birthdays of a class: from the day `from` up to, and without, the day `before`. */
const ClassBand = z.object({ class: MemberClass, from: Day, before: Day })
export type ClassBand = z.infer<typeof ClassBand>

export const classes = {
  /** The bands of birthdays by which new members get their class, oldest class first. */
  bands: staff.read.output(
    z.object({
      bands: z.array(ClassBand),
      /** Active members with a birthday that is in no band. */
      outside: z.int(),
    }),
  ),
  /**
   * Replaces the bands. Classes that are left out get no new members. With `moveMembers`, those whose class followed
   * from the birthday change class.
   */
  saveBands: admin.write
    .input(
      z.strictObject({
        bands: z
          .array(z.strictObject({ class: MemberClass, from: EnteredDay, before: EnteredDay }))
          .max(memberClasses.length),
        moveMembers: z.boolean(),
      }),
    )
    .output(z.object({ moved: z.int() }))
    .errors(refusals({ bands_overlap: 422 })),
}
