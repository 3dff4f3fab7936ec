import { IncomingKnocks } from '../stays/IncomingKnocks.tsx'
import { useOwnStay } from '../stays/ownStay.ts'
import { Outbox } from './Outbox.tsx'

/** Notices above the cart bar: an order that is being sent, and phones that knock to enter the room. */
export function PendingNotices() {
  const { stay } = useOwnStay()
  return (
    <>
      <Outbox />
      {stay && <IncomingKnocks knocks={stay.knocks} />}
    </>
  )
}
