import { passwordLimits } from '#contract/kernel/identity.limits.ts'
import type { StepsContext } from '#server/kernel/door.ts'
import { hashPassword, passwordMatches } from '#server/kernel/identity/passwords.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { firstPasswordMail } from './members.mails.ts'
import { findMemberByMail, type MemberWithAccount, storeFirstPassword } from './members.queries.ts'

/** A lider needs no approval by an admin; other members do. */
const canSignIn = ({ member: { active, rol, approvedAt } }: MemberWithAccount) =>
  active && (rol === 'lider' || approvedAt !== null)

const canSetFirstPassword = ({
  member: { active, rol },
  account,
  canSetFirstPassword: isPeriodOpen,
}: MemberWithAccount) => active && rol === 'lider' && account.passwordHash === null && isPeriodOpen

/** Stores the entered password as the lider's first one and queues a mail; false when a concurrent call was first. */
const tryFirstPassword = async (context: StepsContext, found: MemberWithAccount, password: string) => {
  const passwordHash = await hashPassword(password)
  return context.writing(async (db) => {
    const isStored = await storeFirstPassword(db, found, passwordHash)
    if (isStored)
      await queueMail(db, found.member.venueId, firstPasswordMail({ ...found.member, mail: found.account.mail }))
    return isStored
  })
}

/** Returns the member with this mail and password, or the code of the refusal. */
export const authenticateMember = async (context: StepsContext, mail: string, password: string) => {
  const find = () => context.reading((db) => findMemberByMail(db, mail))
  let found = await find()
  if (!found) return 'wrong_mail'
  if (canSetFirstPassword(found)) {
    if (password.length < passwordLimits.min) return 'short_password'
    if (await tryFirstPassword(context, found, password)) return found.member
    found = (await find()) ?? found
  }
  if (!(await passwordMatches(found.account.passwordHash ?? undefined, password))) return 'wrong_password'
  return canSignIn(found) ? found.member : 'still_waiting'
}
