import { ne } from 'drizzle-orm'
import { claimsForStaff as contract } from '#contract/community/claims.staff.ts'
import { to } from '#contract/community/pages.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { storeMessage } from '../conversations/conversations.queries.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { startWriteForMember } from '../members/startWriteForMember.ts'
import { queuePush } from '../push/push.queries.ts'
import { claimAnswerMail, claimStatusNames } from './claims.mails.ts'
import { storeClaim } from './claims.queries.ts'
import { claims } from './claims.table.ts'
import { findClaimConversation, findClaimForStaff, listClaims } from './staff.queries.ts'

const on = inTransaction(contract)

const pushToReporter = (db: Db, { venueId, memberId, number }: typeof claims.$inferSelect, body: string) =>
  queuePush(db, venueId, {
    memberId,
    kind: 'claim',
    title: `Reclamo #${number}`,
    body: body.slice(0, 160),
    address: to('claims'),
  })

export const claimsForStaffRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listClaims(db, input)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findClaimConversation(db, id), errors),
  ),

  enterFor: on.enterFor.handler(async ({ context, input: { member, ...fields }, errors }) => {
    const { db, venueId, now } = context
    const acting = orRefuse(await startWriteForMember(context, member), errors)
    return orRefuse(await storeClaim(db, { ...fields, ...acting, venueId, createdAt: now() }), errors)
  }),

  answer: on.answer.handler(async ({ context, input: { about, ...written }, errors }) => {
    const { db, kernel, venueId, caller, now } = context
    const claim = orRefuse(await findRow(db, claims, about), errors)
    const { memberId } = claim
    context.notifyOnly('member', memberId)
    const message = { ...written, venueId, from: 'staff', by: caller.name, at: now() } as const
    const stored = orRefuse(await storeMessage(db, { kind: 'claim', id: about, memberId }, message), errors)
    const recipient = await findMailRecipient(db, memberId)
    const link = kernel.configuration.origin + to('claims')
    const answered = { ...claim, answer: written.text }
    if (recipient) await queueMail(db, venueId, claimAnswerMail(recipient, answered, link))
    await pushToReporter(db, claim, written.text)
    return stored
  }),

  setStatus: on.setStatus.handler(async ({ context, input: { id, status }, errors }) => {
    const { db, caller, now } = context
    const claim = orRefuse(await findRow(db, claims, id), errors)
    context.notifyOnly('member', claim.memberId)
    // Completing a claim answers it: only a later message of the member waits for an answer again.
    const isAnswer = status === 'completed' && !claim.answeredAt
    const change = { status, ...(isAnswer && { answeredAt: now(), answeredBy: caller.name }) }
    const changed = await updateRow(db, claims, id, change, ne(claims.status, status))
    if (changed !== 'gone') await pushToReporter(db, claim, claimStatusNames[status])
    return orRefuse(await findClaimForStaff(db, id), errors)
  }),

  note: on.note.handler(async ({ context: { db, venueId, caller, now }, input: { about, ...written }, errors }) => {
    const claim = orRefuse(await findRow(db, claims, about), errors)
    recordObject(db, claim)
    const message = { ...written, venueId, from: 'staff', by: caller.name, at: now(), internal: true } as const
    const subject = { kind: 'claim', id: about, memberId: claim.memberId } as const
    return orRefuse(await storeMessage(db, subject, message), errors)
  }),

  assign: on.assign.handler(async ({ context: { db }, input: { id, assignee }, errors }) =>
    orRefuse(await updateRow(db, claims, id, { assigneeId: assignee }), errors),
  ),
}
