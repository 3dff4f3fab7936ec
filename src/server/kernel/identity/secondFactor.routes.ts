import { and, eq } from 'drizzle-orm'
import { secondFactor as contract } from '#contract/kernel/secondFactor.ts'
import type { Db } from '../db/database.ts'
import { inTransaction, outsideTransaction, type TransactionContext } from '../door.ts'
import { queueMail } from '../mail/mail.queries.ts'
import { findOwnAccount, notifyAdmins, type StaffAccount } from './accounts.ts'
import { secondFactorMail } from './identity.mails.ts'
import { listPasskeys, startPasskey, storePasskey, verifyNewPasskey } from './passkeys.ts'
import { countUnusedRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts'
import { passkeys, totps } from './secondFactor.table.ts'
import {
  createFirstRecoveryCodes,
  findTotp,
  isSecondFactorRequired,
  removeFactor,
  secondStepOf,
  venueNameOf,
} from './secondFactors.ts'
import { confirmTotp, startTotp } from './totp.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

const done = { done: true } as const

/** Mails the owner about a change of the second factor, in case somebody else made it, and refreshes the admins' list. */
const report = async (db: Db, account: StaffAccount, what: Parameters<typeof secondFactorMail>[1]) => {
  await queueMail(db, account.venueId, secondFactorMail(account, what))
  await notifyAdmins(db, account.venueId)
}

interface RemovalErrors {
  gone(): Error
  last_second_factor(): Error
}

const remove = async (
  { db, caller }: TransactionContext<{ subject: string } & TransactionContext['caller']>,
  errors: RemovalErrors,
  what: 'totpRemoved' | 'passkeyRemoved',
  deleteRow: (account: StaffAccount) => Promise<unknown[]>,
) => {
  const account = await findOwnAccount(db, caller)
  const refused = await removeFactor(db, account, async () => (await deleteRow(account)).length > 0)
  if (refused) throw errors[refused]()
  await report(db, account, what)
  return done
}

export const secondFactorRoutes = {
  state: on.state.handler(async ({ context: { db, caller } }) => {
    const owner = { id: caller.subject }
    return {
      required: await isSecondFactorRequired(db),
      totpSince: (await findTotp(db, owner))?.since.toISOString() ?? null,
      passkeys: await listPasskeys(db, owner),
      unusedRecoveryCodes: await countUnusedRecoveryCodes(db, owner),
    }
  }),

  startTotp: on.startTotp.handler(async ({ context: { db, caller, kernel } }) =>
    startTotp(kernel, await findOwnAccount(db, caller), await venueNameOf(db)),
  ),

  confirmTotp: on.confirmTotp.handler(async ({ context: { db, caller, kernel }, input, errors }) => {
    const account = await findOwnAccount(db, caller)
    const refused = await confirmTotp(kernel, db, account, input)
    if (refused) throw errors[refused]()
    await report(db, account, 'totpAdded')
    return { recoveryCodes: await createFirstRecoveryCodes(kernel, db, account) }
  }),

  removeTotp: on.removeTotp.handler(({ context, errors }) =>
    remove(context, errors, 'totpRemoved', ({ id }) =>
      context.db.delete(totps).where(eq(totps.staffId, id)).returning({ id: totps.staffId }),
    ),
  ),

  startPasskey: steps.startPasskey.handler(async ({ context }) => {
    const [account, venueName] = await context.reading(async (db) => [
      await findOwnAccount(db, context.caller),
      await venueNameOf(db),
    ])
    return startPasskey(context, account, venueName)
  }),

  addPasskey: steps.addPasskey.handler(async ({ context, input, errors }) => {
    const { venueId, caller, device, kernel } = context
    const verified = await verifyNewPasskey(context, { venueId, id: caller.subject }, input)
    if (!verified) throw errors.passkey_refused()
    return context.writing(async (db) => {
      const account = await findOwnAccount(db, caller)
      const refused = await storePasskey(db, account, verified, device)
      if (refused) throw errors[refused]()
      await report(db, account, 'passkeyAdded')
      return { recoveryCodes: await createFirstRecoveryCodes(kernel, db, account) }
    })
  }),

  removePasskey: on.removePasskey.handler(({ context, input, errors }) =>
    remove(context, errors, 'passkeyRemoved', (account) =>
      context.db
        .delete(passkeys)
        .where(and(eq(passkeys.id, input.id), eq(passkeys.staffId, account.id)))
        .returning({ id: passkeys.id }),
    ),
  ),

  replaceRecoveryCodes: on.replaceRecoveryCodes.handler(async ({ context: { db, caller, kernel }, errors }) => {
    const account = await findOwnAccount(db, caller)
    const step = await secondStepOf(db, account)
    if (!step || step.setUp) throw errors.gone()
    await report(db, account, 'recoveryCodesReplaced')
    return { recoveryCodes: await replaceRecoveryCodes(kernel, db, account) }
  }),
}
