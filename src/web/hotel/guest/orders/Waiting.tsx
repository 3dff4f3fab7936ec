import { Knocks } from '../stays/Knocks.tsx'
import { useOwnStay } from '../stays/ownStay.ts'
import { Outbox } from './Outbox.tsx'

/** What waits while a guest reads: an order on its way, a phone at the door. */
export function Waiting() {
  const { stay } = useOwnStay()
  return (
    <>
      <Outbox />
      {stay && <Knocks knocks={stay.knocks} />}
    </>
  )
}
