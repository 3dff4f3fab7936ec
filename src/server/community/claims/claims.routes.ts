import { claims as contract } from '#contract/community/claims.ts'
import { inTransaction, outsideTransaction } from '#server/kernel/door.ts'
import { receivePicture } from '#server/kernel/files/receivePicture.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { storeReply } from '../conversations/conversations.ts'
import { claimsOfMember, findClaim, storeClaim } from './claims.queries.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

export const claimsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => claimsOfMember(db, caller.subject)),

  send: steps.send.handler(async ({ context, input: { photo: file, ...fields }, errors, signal }) => {
    const { venueId, caller, now } = context
    const existing = await context.reading((db) => findClaim(db, fields.id))
    if (existing) return existing
    const owner = { kind: 'member', id: caller.subject } as const
    const photo = file && (await receivePicture(context, { file, owner, isPrivate: true }, errors, signal))
    const claim = { ...fields, venueId, memberId: caller.subject, photoId: photo?.id, createdAt: now() }
    return orRefuse(await context.writing((db) => storeClaim(db, claim)), errors)
  }),

  reply: steps.reply.handler(async ({ context, input: { about, ...message }, errors, signal }) => {
    // Row-level security shows a member their own claims only.
    const claim = orRefuse(await context.reading((db) => findClaim(db, about)), errors)
    const subject = { kind: 'claim', id: claim.id, memberId: context.caller.subject } as const
    return storeReply(context, subject, message, errors, signal)
  }),
}
