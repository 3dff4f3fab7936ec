import type { PushKind } from '#contract/community/members.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { queuePush as queue } from '#server/kernel/push/push.queries.ts'
import type { PushText } from '#server/kernel/push/push.table.ts'

interface MemberPush extends PushText {
  id?: string
  /** Id of the member; null means all members. Inactive members and members who muted the kind get nothing. */
  memberId: string | null
  kind: PushKind
}

/** Queues a push message to members in the current transaction. A given id that is queued already is ignored. */
export const queuePush = (db: Db, venueId: number, { memberId, ...push }: MemberPush) =>
  queue(db, venueId, { ...push, recipient: { kind: 'member', subject: memberId } })
