import { claims as contract } from '#contract/community/claims.ts'
import { behindDoor, inSteps } from '#server/kernel/door.ts'
import { takePicture } from '#server/kernel/files/uploading.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { claimsOf, findClaim, storeClaim } from './claims.queries.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

export const claimsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => claimsOf(db, caller.subject)),

  send: steps.send.handler(async ({ context, input: { photo: file, ...fields }, errors, signal }) => {
    const { venueId, caller, now } = context
    const existing = await context.reading((db) => findClaim(db, fields.id))
    if (existing) return existing
    const owner = { kind: 'member', id: caller.subject } as const
    const photo = file && (await takePicture(context, { file, owner, isPrivate: true }, errors, signal))
    const claim = { ...fields, venueId, memberId: caller.subject, photoId: photo?.id, createdAt: now() }
    return orRefuse(await context.writing((db) => storeClaim(db, claim)), errors)
  }),
}
