import type { Movement } from '#contract/club/movements.ts'
import { keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { fresh, type KnownBag, type Memory, type RememberedBag, withMoved, withSeen } from './remembering.ts'

const key = 'casa-bags'
const memory = () => keptOnDevice<Memory>(key) ?? []

/** Where nothing can be stored nothing is remembered, and the form goes without. */
export const remember = (bag: KnownBag) => void keepOnDevice(key, withSeen(memory(), bag, new Date()))

export const rememberMoved = (movement: Movement, missing: string[] | null) =>
  void keepOnDevice(key, withMoved(memory(), movement, missing))

export const recall = (idBag: string): RememberedBag | null =>
  fresh(memory(), new Date()).find(({ id }) => id === idBag) ?? null
