import { api } from '#contract/api.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import type { invitationPlaces } from '#contract/hotel/stays.limits.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { useSpentInvitation } from '../useSpentInvitation.ts'

/** A single-use QR code of a stay: `create` makes a new one, `url` is its content, undefined before. */
export function useInvitation(stay: OpenStay, place: (typeof invitationPlaces)[number]) {
  const { venueId } = useMe()
  const { mutate, data, isPending, reset } = useWriteWithPopup(api.hotel.stays.inviteByStaff)
  const params = { idHotel: venueId, idRoom: stay.room.number }
  return {
    create: () => mutate({ id: newId(), stayId: stay.id, place }),
    reset,
    isPending,
    url: data && location.origin + toGuest('guestRoom', params, { invitation: data.invitation }),
    until: data?.until,
    isSpent: useSpentInvitation(stay, data?.id),
  }
}
