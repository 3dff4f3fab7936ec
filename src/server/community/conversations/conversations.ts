import type { StepsContext } from '#server/kernel/door.ts'
import { receivePicture } from '#server/kernel/files/receivePicture.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { claimsWaiting } from '../claims/claims.waiting.ts'
import { requestsWaiting } from '../requests/requests.waiting.ts'
import { type ConversationSubject, findMessage, storeMessage } from './conversations.queries.ts'

/** A reply makes its claim or request wait for staff again. */
const waitingKinds = { claim: claimsWaiting, request: requestsWaiting }

interface Reply {
  id: string
  text: string
  photo?: File | undefined
}

interface ReplyRefusals {
  gone(): Error
  full(): Error
  bad_picture(): Error
  storage_full(): Error
}

/**
 * Stores a member's message, with its photo if it has one, which only the member and staff can open, and notifies the staff. A
 * repeated id returns the stored message.
 */
export const storeReply = async (
  context: StepsContext,
  subject: ConversationSubject,
  { id, text, photo: file }: Reply,
  errors: ReplyRefusals,
  signal: AbortSignal | undefined,
) => {
  const existing = await context.reading((db) => findMessage(db, id))
  if (existing) return existing
  const owner = { kind: 'member', id: subject.memberId } as const
  const photo = file && (await receivePicture(context, { file, owner, isPrivate: true }, errors, signal))
  const { venueId, now } = context
  const message = { venueId, id, text, from: 'member', by: '', photoId: photo?.id ?? null, at: now() } as const
  const stored = await context.writing(async (db) => {
    const output = await storeMessage(db, subject, message)
    if (output && output !== 'full') await notifyStaff(db, venueId, waitingKinds[subject.kind], subject.id)
    return output
  })
  return orRefuse(stored, errors)
}
