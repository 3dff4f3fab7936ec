import { Knocks } from '../stays/Knocks.tsx'
import { useOwnStay } from '../stays/ownStay.ts'
import { Outbox } from './Outbox.tsx'

/** Notices above the cart bar: an order that is being sent, and phones that knock to enter the room. */
export function Waiting() {
  const { stay } = useOwnStay()
  return (
    <>
      <Outbox />
      {stay && <Knocks knocks={stay.knocks} />}
    </>
  )
}
