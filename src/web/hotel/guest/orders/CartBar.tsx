import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { useCart } from './cartStore.ts'

const cartLinksPart = lazyPart(() => import('./CartLinks.tsx').then((m) => m.CartLinks))

/**
 * Fixed bar with links to the guest's room and cart, for phones that have entered a room. Its height is reserved on every
 * page: no layout shift when it appears.
 */
export function CartBar() {
  const room = useCart(useVenue()?.id ?? 0)?.room ?? null
  const CartLinks = useLazyPartWhen(room !== null, cartLinksPart)
  return <div style={{ height: 76 }}>{CartLinks && <CartLinks />}</div>
}
