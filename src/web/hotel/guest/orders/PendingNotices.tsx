import { IncomingKnocks } from '../stays/IncomingKnocks.tsx'
import { useOwnStay } from '../stays/ownStay.ts'
import { OrderSender } from './OrderSender.tsx'

/** Notices above the cart bar: an order that is being sent, and phones that knock to enter the room. */
export function PendingNotices() {
  const { stay } = useOwnStay()
  return (
    <>
      <OrderSender />
      {stay && <IncomingKnocks knocks={stay.knocks} />}
    </>
  )
}
