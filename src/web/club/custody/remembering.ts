import type { OpenedBag } from '#contract/club/custody.ts'
import type { Movement } from '#contract/club/movements.ts'

/** What the form shows of a bag, and the ledger that a movement is made against. */
export type KnownBag = Pick<
  OpenedBag,
  'id' | 'type' | 'brand' | 'fullName' | 'numberSocio' | 'place' | 'photo' | 'position' | 'lastAction'
> & { items: readonly Pick<OpenedBag['items'][number], 'id' | 'name' | 'missingSince'>[] }

/** A bag as this device last saw it. */
export type RememberedBag = KnownBag & { seenAt: string }
export type Memory = readonly RememberedBag[]

const atMost = 200
const forAsLong = 7 * 24 * 60 * 60_000

/** Those seen lately, the latest first: names of members do not stay on a phone for ever. */
export const fresh = (memory: Memory, now: Date): Memory =>
  memory.filter(({ seenAt }) => now.getTime() - Date.parse(seenAt) < forAsLong).slice(0, atMost)

export function withSeen(memory: Memory, bag: KnownBag, now: Date): Memory {
  const { id, type, brand, fullName, numberSocio, place, position, lastAction } = bag
  const items = bag.items.map((item) => ({ id: item.id, name: item.name, missingSince: item.missingSince }))
  const seen = { id, type, brand, fullName, numberSocio, place, position, lastAction, items, photo: null }
  const others = memory.filter((other) => other.id !== id)
  return fresh([{ ...seen, seenAt: now.toISOString() }, ...others], now)
}

/** The server has written a movement of this device. */
export const withMoved = (
  memory: Memory,
  { idBag, position, actionType, at }: Movement,
  missing: string[] | null,
): Memory =>
  memory.map((bag) => {
    if (bag.id !== idBag || bag.position >= position) return bag
    const items = bag.items.map((item) => ({ ...item, missingSince: missing?.includes(item.id) ? at : null }))
    return { ...bag, position, lastAction: actionType, items: missing ? items : bag.items }
  })
