import type { Member } from '#contract/community/members.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'

/** Functions of the club that the community calls. Products must not import each other, so app.ts passes them in. */
export interface GolfMemberLinks {
  findPersonOfMember(db: Db, memberId: string): Promise<Member['person']>
  /** False unless exactly one golf member with this mail is not linked to a member yet. */
  linkPersonByMail(db: Db, memberId: string, mail: string): Promise<boolean>
  unlinkPerson(db: Db, memberId: string): Promise<unknown>
}
