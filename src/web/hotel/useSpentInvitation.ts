import { useState } from 'react'

/**
 * Whether a single-use QR code was used or canceled. The code is created before the stay is read again, so it counts as
 * spent only after it was on the stay's list of open codes and has left it.
 */
export function useSpentInvitation(
  { invitations }: { invitations: readonly { id: string }[] },
  id: string | undefined,
) {
  const [listed, setListed] = useState<string | undefined>()
  const isOpen = invitations.some((invitation) => invitation.id === id)
  if (isOpen && listed !== id) setListed(id)
  return id !== undefined && listed === id && !isOpen
}
