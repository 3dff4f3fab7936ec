import { setTimeout as delay } from 'node:timers/promises'
import { ORPCError } from '@orpc/server'
import { perQuarterHour } from '#contract/kernel/callLimits.ts'
import { deviceConfirmationMinutes } from '#contract/kernel/identity.limits.ts'
import type { StepsContext } from '../door.ts'
import { attemptSecret } from '../limits/attempts.ts'
import type { Turn } from '../limits/fairQueue.ts'
import { isSignatureOf, signatureOf } from '../signatures.ts'
import type { Secret } from './devices.ts'

const signedText = ({ what, of }: Secret, expires: number) => `confirm device ${what} ${of} ${expires}`

/**
 * Token of a mailed link: a browser that sends it counts as a known device of the account. It does not replace the
 * password.
 */
const newConfirmation = ({ kernel: { secret }, now }: StepsContext, of: Secret) => {
  const expires = now().getTime() + deviceConfirmationMinutes * 60_000
  return `${expires}.${signatureOf(secret, signedText(of, expires))}`
}

const isConfirmed = ({ kernel: { secret }, now }: StepsContext, of: Secret, token: string | undefined) => {
  const [expires, signature] = token?.split('.') ?? []
  return Number(expires) > now().getTime() && isSignatureOf(secret, signedText(of, Number(expires)), signature)
}

/** Milliseconds added to the response of an unconfirmed device, so that its time does not reveal whether a mail was queued. */
const responseDelay = 250

interface PasswordAttempt<Account> {
  secret: Secret
  /** Token of the link that was mailed to confirm this device. */
  confirmation: string | undefined
  /** Throws the refusal if the password is wrong. Must change nothing if `quietly`: the caller is not signed in then. */
  check(turn: Turn, quietly: boolean): Promise<Account>
  /** Mails a link with this token to the account's address. */
  mailLink(account: Account, token: string): Promise<void>
}

/**
 * Checks a password. After too many wrong ones from unknown devices, an unknown device gets the same response for a right
 * and a wrong password, so that guessing reveals nothing; the right one mails a link that confirms the device.
 */
export const attemptPassword = <Account>(
  context: StepsContext,
  errors: { confirm_device(): Error },
  { secret, confirmation, check, mailLink }: PasswordAttempt<Account>,
): Promise<Account> =>
  attemptSecret(context, {
    secret,
    own: isConfirmed(context, secret, confirmation) ? 'confirmed by mail' : undefined,
    evaluate: (turn) => check(turn, false),
    evaluateBeyond: async (turn) => {
      const account = await check(turn, true).catch((error) => {
        if (error instanceof ORPCError && error.status < 500) return null
        throw error
      })
      const mailLimit = { name: `${secret.what} confirmation`, rate: perQuarterHour(1), key: secret.of }
      const sendMail = async () => {
        if (account && (await context.kernel.limits.counters.take(mailLimit)) === 0)
          await mailLink(account, newConfirmation(context, secret))
      }
      await Promise.all([sendMail(), delay(responseDelay)])
      throw errors.confirm_device()
    },
  })
