import type { Movement } from '#contract/club/movements.ts'
import { keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { fresh, type KnownBag, type Memory, type RememberedBag, withMoved, withSeen } from './remembering.ts'

const key = 'casa-bags'
const readBags = () => keptOnDevice<Memory>(key) ?? []

const lastKey = 'casa-last-move'
/** A device that moved a bag this recently (ms) is in use in the bag room. */
const shiftMs = 12 * 60 * 60_000

export const noteMove = () => void keepOnDevice(lastKey, Date.now())
export const movedLately = () => Date.now() - (keptOnDevice<number>(lastKey) ?? 0) < shiftMs

/** Has no effect in a browser that blocks storage; the form then shows no bag while offline. */
export const remember = (bag: KnownBag) => void keepOnDevice(key, withSeen(readBags(), bag, new Date()))

export const rememberMoved = (movement: Movement, missing: string[] | null) =>
  void keepOnDevice(key, withMoved(readBags(), movement, missing))

export const recall = (idBag: string): RememberedBag | null =>
  fresh(readBags(), new Date()).find(({ id }) => id === idBag) ?? null
