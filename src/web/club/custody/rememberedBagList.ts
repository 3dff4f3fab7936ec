import type { OpenedBag } from '#contract/club/custody.ts'
import type { Movement } from '#contract/club/movements.ts'

/** The fields of a bag that the form shows, and the ledger position that a movement follows. */
export type KnownBag = Pick<
  OpenedBag,
  'id' | 'type' | 'brand' | 'fullName' | 'numberSocio' | 'place' | 'photo' | 'position' | 'lastAction'
> & { items: readonly Pick<OpenedBag['items'][number], 'id' | 'name' | 'missingSince'>[] }

export type RememberedBag = KnownBag & { seenAt: string }
export type RememberedBagList = readonly RememberedBag[]

const maxBags = 200
const maxAgeMs = 7 * 24 * 60 * 60_000

/**
 * Drops bags not seen for a week, so that members' names do not stay on a phone for ever, and the oldest above the
 * limit.
 */
export const dropExpiredBags = (memory: RememberedBagList, now: Date): RememberedBagList =>
  memory.filter(({ seenAt }) => now.getTime() - Date.parse(seenAt) < maxAgeMs).slice(0, maxBags)

export function addSeenBag(memory: RememberedBagList, bag: KnownBag, now: Date): RememberedBagList {
  const { id, type, brand, fullName, numberSocio, place, position, lastAction } = bag
  const items = bag.items.map((item) => ({ id: item.id, name: item.name, missingSince: item.missingSince }))
  const seen = { id, type, brand, fullName, numberSocio, place, position, lastAction, items, photo: null }
  const others = memory.filter((other) => other.id !== id)
  return dropExpiredBags([{ ...seen, seenAt: now.toISOString() }, ...others], now)
}

/**
 * Applies a movement that the server has registered. With `missing` null nobody checked the items, which then stay as
 * they were.
 */
export const applyMovement = (
  memory: RememberedBagList,
  { idBag, position, actionType, at }: Movement,
  missing: string[] | null,
): RememberedBagList =>
  memory.map((bag) => {
    if (bag.id !== idBag || bag.position >= position) return bag
    const items = bag.items.map((item) => ({ ...item, missingSince: missing?.includes(item.id) ? at : null }))
    return { ...bag, position, lastAction: actionType, items: missing ? items : bag.items }
  })
