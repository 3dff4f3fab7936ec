import { clubWaiting } from './club/waiting.ts'
import { communityWaiting } from './community/waiting.ts'
import { hotelWaiting } from './hotel/waiting.ts'
import { kernelWaiting } from './kernel/waiting/kernelWaiting.ts'
import type { WaitingKind } from './kernel/waiting/waitingKind.ts'
import { propertiesWaiting } from './properties/waiting.ts'

/** Everything that can wait for the staff, in the order in which the notification centre shows it. */
export const waitingKinds: readonly WaitingKind[] = [
  ...hotelWaiting,
  ...communityWaiting,
  ...clubWaiting,
  ...propertiesWaiting,
  ...kernelWaiting,
].toSorted((a, b) => Number(b.isUrgent ?? false) - Number(a.isUrgent ?? false))
