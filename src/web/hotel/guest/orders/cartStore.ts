import { useSyncExternalStore } from 'react'
import { openListeners } from '#web/kernel/data/listeners.ts'
import { type Cart, emptyCart } from './cart.ts'

const prefix = 'casa-cart-'
const carts = new Map<number, Cart>()

/** What an older version of ours has left, or a stranger, is no cart. */
const read = (venue: number): Cart | null => {
  try {
    const found = JSON.parse(localStorage.getItem(prefix + venue) ?? 'null') as Partial<Cart> | null
    return Array.isArray(found?.lines) ? { ...emptyCart, ...found } : null
  } catch {
    return null
  }
}

export const cartOf = (venue: number): Cart => {
  const known = carts.get(venue) ?? read(venue) ?? emptyCart
  carts.set(venue, known)
  return known
}

/**
 * Kept on the phone before anything else happens with it; where nothing can be kept, in memory at least. Another tab may
 * have changed it a moment ago.
 */
export function changeCart(venue: number, by: (cart: Cart) => Cart) {
  const now = read(venue) ?? cartOf(venue)
  const next = by(now)
  if (next === now) return
  carts.set(venue, next)
  try {
    localStorage.setItem(prefix + venue, JSON.stringify(next))
  } catch {
    // Full, or forbidden.
  }
  tell()
}

const { subscribe, tell } = openListeners(() => {
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

/** Another tab has changed it. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && !key.startsWith(prefix)) return
  carts.clear()
  tell()
}

/** Null while nobody knows: a page is drawn for everybody before it is this phone's. */
export const useCart = (venue: number): Cart | null =>
  useSyncExternalStore<Cart | null>(
    subscribe,
    () => cartOf(venue),
    () => null,
  )
