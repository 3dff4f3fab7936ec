import type { Delivery } from './cart.ts'

/** Used until the guest answers the delivery question. A file of its own: every guest page loads cart.ts. */
export const roomDelivery: Delivery = { deliverTo: 'room', spot: '' }
