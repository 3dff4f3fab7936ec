import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { members } from './members.table.ts'

/**
 * Begins a write that staff make for a member, who has telephoned for example: the member's browsers are notified, and the activity
 * log names the member. Null if the member may not sign in and so could not do it either.
 */
export const startWriteForMember = async (
  { db, caller, notifyOnly }: Pick<TransactionContext, 'db' | 'caller' | 'notifyOnly'>,
  memberId: string,
) => {
  const member = await findRow(db, members, memberId)
  if (!member?.active || (member.rol === 'user' && !member.approvedAt)) return null
  notifyOnly('member', memberId)
  recordUpdate(db, null, { id: memberId, onBehalfOf: `${member.firstName} ${member.lastName}` })
  return { memberId, createdBy: caller.name }
}
