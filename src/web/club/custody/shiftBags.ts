import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import type { ShiftBag } from '#contract/club/custody.shifts.ts'
import type { Movement } from '#contract/club/movements.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { readFromDevice, removeFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'
import type { RememberedBag } from './rememberedBagList.ts'

/** The club's bags as this phone last read them in its shift. They are deleted when the shift ends. */
interface ShiftBags {
  readAt: number
  bags: readonly ShiftBag[]
}

const key = 'casa-shift-bags'
/** Older lists (ms) are read again when the scanner opens. */
const maxAge = 2 * 60_000
const none: readonly ShiftBag[] = []
const { subscribe, notify } = createListeners()

let known: ShiftBags | undefined
const stored = () => {
  known ??= readFromDevice<ShiftBags>(key)
  return known
}
const store = (bags: ShiftBags) => {
  known = bags
  saveToDevice(key, bags)
  notify()
}

export const forgetShiftBags = () => {
  known = undefined
  removeFromDevice(key)
  notify()
}

/** Reads the bags from the server. Without a response the phone keeps the list that it has. */
export const loadShiftBags = (venue: number | undefined) =>
  callRead(api.club.custody.shiftBags.endpoint, venue === undefined ? {} : { venue }).then(
    (bags) => store({ readAt: Date.now(), bags: bags as ShiftBag[] }),
    () => {},
  )

export const useShiftBags = (venue: number | undefined): readonly ShiftBag[] => {
  useEffect(() => {
    if (Date.now() - (stored()?.readAt ?? 0) > maxAge) void loadShiftBags(venue)
  }, [venue])
  return useSyncExternalStore(
    subscribe,
    () => stored()?.bags ?? none,
    () => none,
  )
}

/** Applies a registered movement to the list, so that the next search shows where the bag is. */
export const updateShiftBag = ({ idBag, position, actionType }: Movement) => {
  const list = stored()
  if (!list) return
  const isOlder = (bag: ShiftBag) => bag.id === idBag && bag.position < position
  store({ ...list, bags: list.bags.map((bag) => (isOlder(bag) ? { ...bag, position, lastAction: actionType } : bag)) })
}

/** A bag of the list, for a phone without a network that has not opened it before; its items are unknown. */
export const findShiftBag = (idBag: string): RememberedBag | null => {
  const list = stored()
  const bag = list?.bags.find(({ id }) => id === idBag)
  return list && bag ? { ...bag, photo: null, items: [], seenAt: new Date(list.readAt).toISOString() } : null
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The first `limit` bags in which every typed word begins a word of the member number, place, owner name or brand. */
export const searchBags = (bags: readonly ShiftBag[], typed: string, limit: number): ShiftBag[] => {
  const searched = wordsOf(typed)
  if (searched.length === 0) return []
  const matches = ({ numberSocio, place, fullName, brand }: ShiftBag) => {
    const words = wordsOf(`${numberSocio} ${place} ${fullName} ${brand}`)
    return searched.every((prefix) => words.some((word) => word.startsWith(prefix)))
  }
  return bags.filter(matches).slice(0, limit)
}
