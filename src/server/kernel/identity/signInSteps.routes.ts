import { signInSteps as contract } from '#contract/kernel/secondFactor.ts'
import type { Db } from '../db/database.ts'
import { outsideTransaction, type StepsContext } from '../door.ts'
import { attemptSecret } from '../limits/attempts.ts'
import { queueMail } from '../mail/mail.queries.ts'
import { accountPasswordSecret, type StaffAccount, signInAccount } from './accounts.ts'
import { findKnownDevice, rememberDevice } from './devices.ts'
import { secondFactorMail } from './identity.mails.ts'
import {
  requestPasskey,
  signInChallengePurpose,
  startPasskey,
  storePasskey,
  usePasskey,
  verifyNewPasskey,
} from './passkeys.ts'
import { endPendingSignIns, findPendingSignIn } from './pendingSignIns.ts'
import { consumeRecoveryCode } from './recoveryCodes.ts'
import { createFirstRecoveryCodes, secondStepOf, venueNameOf } from './secondFactors.ts'
import { isTotpCode } from './totp.rules.ts'
import { confirmTotp, consumeTotpCode, startTotp } from './totp.ts'

const steps = outsideTransaction(contract)

interface Expired {
  sign_in_expired(): Error
}
interface TooMany {
  too_many_tries(): Error
}

/** The account of this browser's pending sign-in; refused if it has expired. */
const pendingAccount = async (context: StepsContext, errors: Expired) => {
  const account = await context.reading((db) => findPendingSignIn(db, context))
  if (!account) throw errors.sign_in_expired()
  return account
}

/** The account of a pending sign-in that must set its first second factor up; throws `sign_in_expired` if there is none. */
const accountWithoutFactor = async (context: StepsContext, errors: Expired) => {
  const [account, step, venueName] = await context.reading(async (db) => {
    const account = await findPendingSignIn(db, context)
    return [account, account && (await secondStepOf(db, account)), await venueNameOf(db)]
  })
  if (!account || !step?.setUp) throw errors.sign_in_expired()
  return { account, venueName }
}

/**
 * Counts an attempt at the second step. Devices that have signed in to the account before are counted apart, so that a
 * stranger who knows the password cannot lock the owner out.
 */
const attemptStep = <Right>(
  context: StepsContext,
  { id, mail }: StaffAccount,
  errors: TooMany,
  evaluate: () => Promise<Right>,
) =>
  attemptSecret(context, {
    secret: { what: 'second step', of: id },
    own: findKnownDevice(context, accountPasswordSecret(mail)),
    evaluate,
    evaluateBeyond: () => Promise.reject(errors.too_many_tries()),
  })

/** Opens the session and remembers the device, which has now proved both factors. */
const complete = async (db: Db, context: StepsContext, account: StaffAccount, method: 'password' | 'passkey') => {
  await endPendingSignIns(db, context, account)
  const me = await signInAccount(db, context, account, method)
  rememberDevice(context, accountPasswordSecret(account.mail))
  return me
}

/**
 * Stores the account's first second factor (authenticator app or passkey) with `store`, queues the mail about it, and completes the
 * sign-in.
 */
const completeWithNewFactor = (
  context: StepsContext,
  errors: Expired,
  method: 'password' | 'passkey',
  store: (db: Db, account: StaffAccount) => Promise<void>,
) =>
  context.writing(async (db) => {
    const account = await findPendingSignIn(db, context)
    if (!account || !(await secondStepOf(db, account))?.setUp) throw errors.sign_in_expired()
    await store(db, account)
    await queueMail(db, account.venueId, secondFactorMail(account, method === 'passkey' ? 'passkeyAdded' : 'totpAdded'))
    const recoveryCodes = await createFirstRecoveryCodes(context.kernel, db, account)
    return { ...(await complete(db, context, account, method)), recoveryCodes }
  })

export const signInStepsRoutes = {
  passkeyRequest: steps.passkeyRequest.handler(({ context }) => requestPasskey(context, signInChallengePurpose)),

  withPasskey: steps.withPasskey.handler(async ({ context, input, errors }) => {
    const me = await usePasskey(context, signInChallengePurpose, input, (db, account) =>
      complete(db, context, account, 'passkey'),
    )
    if (!me) throw errors.passkey_refused()
    return me
  }),

  withCode: steps.withCode.handler(async ({ context, input, errors }) => {
    const code = input.code.replaceAll(/\s/g, '')
    return attemptStep(context, await pendingAccount(context, errors), errors, () =>
      context.writing(async (db) => {
        const account = await findPendingSignIn(db, context)
        if (!account) throw errors.sign_in_expired()
        const consume = isTotpCode(code) ? consumeTotpCode : consumeRecoveryCode
        if (!(await consume(context.kernel, db, account, code))) throw errors.wrong_sign_in_code()
        if (consume === consumeRecoveryCode)
          await queueMail(db, account.venueId, secondFactorMail(account, 'recoveryCodeUsed'))
        return complete(db, context, account, 'password')
      }),
    )
  }),

  startTotp: steps.startTotp.handler(async ({ context, errors }) => {
    const { account, venueName } = await accountWithoutFactor(context, errors)
    return startTotp(context.kernel, account, venueName)
  }),

  withNewTotp: steps.withNewTotp.handler(async ({ context, input, errors }) => {
    const { account } = await accountWithoutFactor(context, errors)
    return attemptStep(context, account, errors, () =>
      completeWithNewFactor(context, errors, 'password', async (db, account) => {
        const refused = await confirmTotp(context.kernel, db, account, input)
        if (refused) throw errors[refused]()
      }),
    )
  }),

  startPasskey: steps.startPasskey.handler(async ({ context, errors }) => {
    const { account, venueName } = await accountWithoutFactor(context, errors)
    return startPasskey(context, account, venueName)
  }),

  withNewPasskey: steps.withNewPasskey.handler(async ({ context, input, errors }) => {
    const { account } = await accountWithoutFactor(context, errors)
    return attemptStep(context, account, errors, async () => {
      const verified = await verifyNewPasskey(context, account, input)
      if (!verified) throw errors.passkey_refused()
      return completeWithNewFactor(context, errors, 'passkey', async (db, account) => {
        const refused = await storePasskey(db, account, verified, context.device)
        if (refused) throw errors[refused]()
      })
    })
  }),
}
