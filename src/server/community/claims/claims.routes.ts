import { claims as contract } from '#contract/community/claims.ts'
import { createOnce } from '#server/kernel/db/verbs.ts'
import { behindDoor, inSteps } from '#server/kernel/door.ts'
import { takePicture } from '#server/kernel/files/uploading.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { claimsOf, findClaim, nextClaimNumber } from './claims.queries.ts'
import { claims } from './claims.table.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

export const claimsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => claimsOf(db, caller.subject)),

  send: steps.send.handler(async ({ context, input: { photo: file, ...written }, errors, signal }) => {
    const { venueId, caller, now } = context
    const made = await context.reading((db) => findClaim(db, written.id))
    if (made) return made
    const owner = { kind: 'member', id: caller.subject } as const
    const photo = file && (await takePicture(context, { file, owner, isPrivate: true }, errors, signal))
    return context.writing(async (db) => {
      // The same id again takes no second number.
      const before = await findClaim(db, written.id)
      if (before) return before
      const claim = { ...written, venueId, memberId: caller.subject, photoId: photo?.id, createdAt: now() }
      const number = await nextClaimNumber(db, venueId)
      return orRefuse(await createOnce(db, claims, { ...claim, number }, findClaim), errors)
    })
  }),
}
