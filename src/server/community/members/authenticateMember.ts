import { passwordLimits } from '#contract/kernel/identity.limits.ts'
import type { StepsContext } from '#server/kernel/door.ts'
import { hashPassword, passwordMatches } from '#server/kernel/identity/passwords.ts'
import { isWeakPasswordInVenue } from '#server/kernel/identity/weakPasswords.ts'
import type { Turn } from '#server/kernel/limits/fairQueue.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { firstPasswordMail } from './members.mails.ts'
import { findMemberByMail, type MemberWithAccount, storeFirstPassword } from './members.queries.ts'

/** Whether an active member is a lider, who needs no approval, or was approved by an admin. */
export const canSignIn = ({ member: { active, rol, approvedAt } }: MemberWithAccount) =>
  active && (rol === 'lider' || approvedAt !== null)

const canSetFirstPassword = ({
  member: { active, rol },
  account,
  canSetFirstPassword: isPeriodOpen,
}: MemberWithAccount) => active && rol === 'lider' && account.passwordHash === null && isPeriodOpen

/**
 * Stores the entered password as a class leader's first one and queues the mail about it; false if a concurrent call
 * was first.
 */
const tryFirstPassword = async (context: StepsContext, found: MemberWithAccount, password: string, turn: Turn) => {
  const passwordHash = await hashPassword(password, turn)
  return context.writing(async (db) => {
    const isStored = await storeFirstPassword(db, found, passwordHash, context.device)
    if (isStored)
      await queueMail(
        db,
        found.member.venueId,
        firstPasswordMail({ ...found.member, mail: found.account.mail }, context.device),
      )
    return isStored
  })
}

/**
 * Returns the member with this mail and password, who may still wait for approval, or the code of the refusal. With `quietly`, a
 * lider's first password is not set.
 */
export const authenticateMember = async (
  context: StepsContext,
  { mail, password, quietly }: { mail: string; password: string; quietly: boolean },
  turn: Turn,
) => {
  const find = () => context.reading((db) => findMemberByMail(db, mail))
  let found = await find()
  if (!found) return 'wrong_mail'
  if (!quietly && canSetFirstPassword(found)) {
    if (password.length < passwordLimits.min) return 'short_password'
    if (await context.reading((db) => isWeakPasswordInVenue(db, password, mail))) return 'weak_password'
    if (await tryFirstPassword(context, found, password, turn)) return found
    found = (await find()) ?? found
  }
  if (!(await passwordMatches(found.account.passwordHash ?? undefined, password, turn))) return 'wrong_password'
  return found
}
