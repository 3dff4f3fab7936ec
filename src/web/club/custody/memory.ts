import { get, update } from 'idb-keyval'
import type { Movement } from '#contract/club/movements.ts'
import { fresh, type KnownBag, type Memory, type RememberedBag, withMoved, withSeen } from './remembering.ts'

const key = 'casa-bags'

/** Where nothing can be stored nothing is remembered, and the form goes without. */
const change = (by: (memory: Memory) => Memory) => update<Memory>(key, (memory) => by(memory ?? [])).catch(() => {})

export const remember = (bag: KnownBag) => change((memory) => withSeen(memory, bag, new Date()))

export const rememberMoved = (movement: Movement, missing: string[] | null) =>
  change((memory) => withMoved(memory, movement, missing))

export async function recall(idBag: string): Promise<RememberedBag | null> {
  const memory = await get<Memory>(key).catch(() => undefined)
  return fresh(memory ?? [], new Date()).find(({ id }) => id === idBag) ?? null
}
