import { eq } from 'drizzle-orm'
import { users as contract } from '#contract/kernel/users.ts'
import { insertOnce, updateIfUnchanged, updateRow } from '../db/rowOperations.ts'
import { inTransaction, type TransactionContext } from '../door.ts'
import { linkToCopy } from '../mail/linkToCopy.ts'
import { queueMail } from '../mail/mail.queries.ts'
import { orRefuse } from '../outcomes.ts'
import { secondFactorMail } from './identity.mails.ts'
import { passwordResets, staffAccounts } from './identity.table.ts'
import { deletePendingSignIns } from './pendingSignIns.ts'
import { resetSecondFactors } from './secondFactors.ts'
import { endAllSessions, listSessions } from './sessions.ts'
import { type InvitedStaff, mailStaffInvitation } from './staffInvitation.ts'
import { findUser, hasAnotherAdmin, listUserNames, listUsers } from './users.queries.ts'

const on = inTransaction(contract)

const done = { done: true } as const

/** Mails an invitation. Returns its link if no mail server is configured. */
const sendInvitation = async (context: TransactionContext, invited: InvitedStaff) =>
  linkToCopy(context.kernel, await mailStaffInvitation(context, invited, context.caller.name))

/** Ends all sessions of an account and its pending sign-ins, because its role was changed or it was deactivated. */
const signOut = async ({ db, venueId }: Pick<TransactionContext, 'db' | 'venueId'>, id: string) => {
  await endAllSessions(db, { venueId, kind: 'staff', subject: id })
  await deletePendingSignIns(db, id)
}

export const usersRoutes = {
  list: on.list.handler(({ context: { db } }) => listUsers(db)),

  names: on.names.handler(({ context: { db } }) => listUserNames(db)),

  invite: on.invite.handler(async ({ context, input: { id, name, mail, role }, errors }) => {
    const { db, venueId } = context
    const isNew = await insertOnce(db, staffAccounts, { venueId, id, name, mail, role, passwordHash: '' })
    const link = isNew ? await sendInvitation(context, { id, mail, name }) : null
    return { ...orRefuse((await findUser(db, id)) ?? 'account_exists', errors), link }
  }),

  inviteAgain: on.inviteAgain.handler(async ({ context, input: { id }, errors }) => {
    const user = orRefuse(await findUser(context.db, id), errors)
    await context.db.delete(passwordResets).where(eq(passwordResets.staffId, id))
    const link = await sendInvitation(context, user)
    return { link: user.invited ? link : null }
  }),

  mailServer: on.mailServer.handler(({ context: { kernel } }) => ({
    configured: kernel.configuration.smtpUrl !== null,
  })),

  update: on.update.handler(async ({ context, input, errors }) => {
    const { db } = context
    const others = await hasAnotherAdmin(db, input.id)
    const before = await findUser(db, input.id)
    if (before?.role === 'admin' && input.role !== 'admin' && !others) throw errors.last_admin()
    const user = orRefuse(await updateIfUnchanged(db, staffAccounts, input, findUser), errors)
    if (before?.role !== user.role) await signOut(context, user.id)
    return user
  }),

  setActive: on.setActive.handler(async ({ context, input: { id, active }, errors }) => {
    const { db } = context
    if (!active && !(await hasAnotherAdmin(db, id))) throw errors.last_admin()
    orRefuse(await updateRow(db, staffAccounts, id, { active }), errors)
    if (!active) {
      await signOut(context, id)
      await db.delete(passwordResets).where(eq(passwordResets.staffId, id))
    }
    return orRefuse(await findUser(db, id), errors)
  }),

  sessions: on.sessions.handler(({ context: { db, caller }, input: { id } }) =>
    listSessions(db, { kind: 'staff', subject: id }, caller),
  ),

  endSessions: on.endSessions.handler(async ({ context, input: { id } }) => {
    await signOut(context, id)
    return done
  }),

  resetSecondFactor: on.resetSecondFactor.handler(async ({ context, input: { id }, errors }) => {
    const { db, venueId } = context
    const user = orRefuse(await findUser(db, id), errors)
    await resetSecondFactors(db, user)
    await signOut(context, id)
    await queueMail(db, venueId, secondFactorMail(user, 'reset'))
    return orRefuse(await findUser(db, id), errors)
  }),
}
