import { type invitationPlaces, stayLimits } from '#contract/hotel/stays.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { hashSecret } from '#server/kernel/identity/sessionTokens.ts'
import { invitationSecret } from './codes.rules.ts'
import { createInvitation } from './stayAccess.queries.ts'

interface InvitationRequest {
  id: string
  stayId: string
  place: (typeof invitationPlaces)[number]
}

/**
 * Creates a single-use QR code of a stay and returns its secret, of which the database has only the hash; returns the code of a
 * refusal if the stay is closed.
 */
export const inviteToStay = async (
  db: Db,
  { venueId, kernel, now }: Pick<TransactionContext, 'venueId' | 'kernel' | 'now'>,
  { id, stayId, place }: InvitationRequest,
) => {
  const invitation = invitationSecret(kernel.secret, stayId, id)
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + stayLimits.invitationFor[place])
  const secretHash = hashSecret(invitation)
  const stored = await createInvitation(db, { venueId, id, stayId, secretHash, createdAt, expiresAt })
  return typeof stored === 'string' ? stored : { id, invitation, until: stored.expiresAt.toISOString() }
}
