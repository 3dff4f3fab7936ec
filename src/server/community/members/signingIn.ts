import { passwordLimits } from '#contract/kernel/identity.limits.ts'
import type { Steps } from '#server/kernel/door.ts'
import { hashPassword, passwordMatches } from '#server/kernel/identity/passwords.ts'
import { post } from '#server/kernel/mail/mail.queries.ts'
import { firstPasswordLetter } from './members.letters.ts'
import { claimFirstPassword, type Found, findByMail } from './members.queries.ts'

/** A lider comes in at once; everybody else once an admin has approved them. */
const mayComeIn = ({ member: { active, rol, approvedAt } }: Found) => active && (rol === 'lider' || approvedAt !== null)

const mayChooseFirst = ({ member: { active, rol }, account, open }: Found) =>
  active && rol === 'lider' && account.passwordHash === null && open

/** Takes the entered password as the lider's first one; false when somebody else's came before it. */
const chooseFirst = async (context: Steps, found: Found, password: string) => {
  const passwordHash = await hashPassword(password)
  return context.writing(async (db) => {
    const chosen = await claimFirstPassword(db, found, passwordHash)
    if (chosen) await post(db, found.member.venueId, firstPasswordLetter({ ...found.member, mail: found.account.mail }))
    return chosen
  })
}

/** Who has this mail and password, and may come in; or why not. */
export const admitMember = async (context: Steps, mail: string, password: string) => {
  const find = () => context.reading((db) => findByMail(db, mail))
  let found = await find()
  if (!found) return 'wrong_mail'
  if (mayChooseFirst(found)) {
    if (password.length < passwordLimits.min) return 'short_password'
    if (await chooseFirst(context, found, password)) return found.member
    found = (await find()) ?? found
  }
  if (!(await passwordMatches(found.account.passwordHash ?? undefined, password))) return 'wrong_password'
  return mayComeIn(found) ? found.member : 'still_waiting'
}
