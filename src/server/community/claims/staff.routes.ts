import { claimsOfStaff as contract } from '#contract/community/claims.staff.ts'
import { to } from '#contract/community/pages.ts'
import { updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { post } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findRecipient } from '../members/reporters.queries.ts'
import { tell } from '../push/push.queries.ts'
import { answerLetter } from './claims.letters.ts'
import { claims } from './claims.table.ts'
import { findReported, listClaims } from './staff.queries.ts'

const on = behindDoor(contract)

export const claimsOfStaffRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listClaims(db, input)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findReported(db, id), errors),
  ),

  answer: on.answer.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const answered = { ...input, answeredAt: now(), answeredBy: caller.name }
    const claim = orRefuse(await updateVersion(db, claims, answered, findReported), errors)
    const recipient = await findRecipient(db, claim.reporter.id)
    if (recipient) await post(db, venueId, answerLetter(recipient.mail, claim))
    const text = { title: `Reclamo #${claim.numberClaim}`, body: claim.answer.slice(0, 160) }
    await tell(db, venueId, { memberId: claim.reporter.id, kind: 'claim', ...text, address: to('claims') })
    return claim
  }),
}
