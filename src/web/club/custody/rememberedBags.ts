import type { Movement } from '#contract/club/movements.ts'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'
import {
  addSeenBag,
  applyMovement,
  dropExpiredBags,
  type KnownBag,
  type RememberedBag,
  type RememberedBagList,
} from './rememberedBagList.ts'

const key = 'casa-bags'
const readBags = () => readFromDevice<RememberedBagList>(key) ?? []

const lastKey = 'casa-last-move'
/** A device that moved a bag this recently (ms) is in use in the bag room. */
const shiftMs = 12 * 60 * 60_000

export const recordMoveTime = () => void saveToDevice(lastKey, Date.now())
export const hasMovedLately = () => Date.now() - (readFromDevice<number>(lastKey) ?? 0) < shiftMs

/** Has no effect in a browser that blocks storage; the form then shows no bag while offline. */
export const rememberBag = (bag: KnownBag) => void saveToDevice(key, addSeenBag(readBags(), bag, new Date()))

export const updateRememberedBag = (movement: Movement, missing: string[] | null) =>
  void saveToDevice(key, applyMovement(readBags(), movement, missing))

export const findRememberedBag = (idBag: string): RememberedBag | null =>
  dropExpiredBags(readBags(), new Date()).find(({ id }) => id === idBag) ?? null
