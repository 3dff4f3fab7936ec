import { claimsForStaff as contract } from '#contract/community/claims.staff.ts'
import { to } from '#contract/community/pages.ts'
import { updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { queuePush } from '../push/push.queries.ts'
import { claimAnswerMail } from './claims.mails.ts'
import { claims } from './claims.table.ts'
import { findClaimForStaff, listClaims } from './staff.queries.ts'

const on = inTransaction(contract)

export const claimsForStaffRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listClaims(db, input)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findClaimForStaff(db, id), errors),
  ),

  answer: on.answer.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const answered = { ...input, answeredAt: now(), answeredBy: caller.name }
    const claim = orRefuse(await updateIfUnchanged(db, claims, answered, findClaimForStaff), errors)
    notifyOnly('member', claim.reporter.id)
    const recipient = await findMailRecipient(db, claim.reporter.id)
    if (recipient) await queueMail(db, venueId, claimAnswerMail(recipient.mail, claim))
    const text = { title: `Reclamo #${claim.numberClaim}`, body: claim.answer.slice(0, 160) }
    await queuePush(db, venueId, { memberId: claim.reporter.id, kind: 'claim', ...text, address: to('claims') })
    return claim
  }),
}
