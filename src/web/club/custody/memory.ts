import type { Movement } from '#contract/club/movements.ts'
import { keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { fresh, type KnownBag, type Memory, type RememberedBag, withMoved, withSeen } from './remembering.ts'

const key = 'casa-bags'
const memory = () => keptOnDevice<Memory>(key) ?? []

const lastKey = 'casa-last-move'
const shift = 12 * 60 * 60_000

/** This phone works in the bag room. */
export const noteMove = () => void keepOnDevice(lastKey, Date.now())
export const movedLately = () => Date.now() - (keptOnDevice<number>(lastKey) ?? 0) < shift

/** Where nothing can be stored nothing is remembered, and the form goes without. */
export const remember = (bag: KnownBag) => void keepOnDevice(key, withSeen(memory(), bag, new Date()))

export const rememberMoved = (movement: Movement, missing: string[] | null) =>
  void keepOnDevice(key, withMoved(memory(), movement, missing))

export const recall = (idBag: string): RememberedBag | null =>
  fresh(memory(), new Date()).find(({ id }) => id === idBag) ?? null
