import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useHydrated } from '#web/kernel/navigation/useHydrated.ts'
import { listDeviceKeys } from '#web/kernel/offline/deviceStorage.ts'

const queuedMoves = lazyPart(() => import('./QueuedMoves.tsx').then((m) => m.QueuedMoves))
const scanAnother = lazyPart(() => import('./ScanAnother.tsx').then((m) => m.ScanAnother))

const hasMovedBags = () => ['casa-move ', 'casa-last-move'].some((key) => listDeviceKeys(key).length > 0)

/** The movements that wait on this device. A phone that has never moved a bag does not load their code. */
export const BagRoomQueue = () => useHydrated() && hasMovedBags() && <Lazy part={queuedMoves} with={{}} />

/** The button to scan the next bag; its code is loaded only on a phone that has moved a bag. */
export const BagRoomScan = () => useHydrated() && hasMovedBags() && <Lazy part={scanAnother} with={{}} />
