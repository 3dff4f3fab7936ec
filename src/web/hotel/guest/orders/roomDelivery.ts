import type { Delivery } from './cart.ts'

/** Default until the guest chooses a delivery place. Not in cart.ts, which every guest page loads. */
export const roomDelivery: Delivery = { deliverTo: 'room', spot: '' }
