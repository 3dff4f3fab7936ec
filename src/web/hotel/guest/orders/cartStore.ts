import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { type Cart, emptyCart } from './cart.ts'

const prefix = 'casa-cart-'
const carts = new Map<number, Cart>()

/** Data of an unknown shape (an older version, another program) is ignored. */
const readStored = (venue: number): Cart | null => {
  try {
    const found = JSON.parse(localStorage.getItem(prefix + venue) ?? 'null') as Partial<Cart> | null
    return Array.isArray(found?.lines) ? { ...emptyCart, ...found } : null
  } catch {
    return null
  }
}

export const readCart = (venue: number): Cart => {
  const cart = carts.get(venue) ?? readStored(venue) ?? emptyCart
  carts.set(venue, cart)
  return cart
}

/**
 * Writes the cart to localStorage before it notifies components; without localStorage it stays in memory. The stored value
 * is read first, because another tab may have changed it.
 */
export function changeCart(venue: number, change: (cart: Cart) => Cart) {
  const current = readStored(venue) ?? readCart(venue)
  const next = change(current)
  if (next === current) return
  carts.set(venue, next)
  try {
    localStorage.setItem(prefix + venue, JSON.stringify(next))
  } catch {
    // localStorage is full or forbidden.
  }
  notify()
}

const { subscribe, notify } = createListeners(() => {
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

/** Another tab has changed a cart; a null key means that the storage was cleared. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && !key.startsWith(prefix)) return
  carts.clear()
  notify()
}

/** Null during server rendering and hydration: the server does not know the phone's cart. */
export const useCart = (venue: number): Cart | null =>
  useSyncExternalStore<Cart | null>(
    subscribe,
    () => readCart(venue),
    () => null,
  )
