import * as z from 'zod'
import { checklistSteps } from './checklist.limits.ts'
import { Done } from './values.ts'
import { admin } from './who.ts'

const Checklist = z.object({
  shown: z.boolean(),
  /** The steps of the products in use. */
  steps: z.array(
    z.object({
      step: z.enum(checklistSteps),
      /** Path of the page on which the step is done. */
      link: z.string(),
      isDone: z.boolean(),
    }),
  ),
})

/** First steps of a new venue. A step is done when what it creates exists. */
export const checklist = {
  state: admin.read.output(Checklist).meta({
    dependsOn: [
      'hotel.menus',
      'hotel.rooms',
      'club.screens',
      'club.people',
      'community.members',
      'kernel.users',
      'kernel.venues',
      'kernel.mails',
    ],
  }),
  /** Shows the list on the dashboards of the venue's admins, or hides it. */
  setShown: admin.write.input(z.strictObject({ shown: z.boolean() })).output(Done),
}
