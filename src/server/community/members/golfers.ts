import type { Member } from '#contract/community/members.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'

/** What the club is asked about people who are members of both. Products do not know each other: app.ts brings them together. */
export interface Golfers {
  personOf(db: Db, memberId: string): Promise<Member['person']>
  /** False where there is not exactly one golf member of that mail who is nobody else's. */
  linkByMail(db: Db, memberId: string, mail: string): Promise<boolean>
  unlink(db: Db, memberId: string): Promise<unknown>
}
