import type { Order } from '#contract/hotel/orders.ts'
import { roomLabel } from '../hotel.text.ts'

export const deliveryText = {
  label: 'Entregar en',
  spot: 'Dónde está (opcional)',
  spotHint: 'Por ejemplo: sombrilla 12',
}

type Delivery = Pick<Order, 'room' | 'outlet' | 'deliverTo' | 'spot'>

/** Place to which an order is brought: 'Pileta, Sombrilla 12', or the room. */
export const deliveryLabel = ({ room, outlet, deliverTo, spot }: Delivery) =>
  deliverTo === 'outlet' ? [outlet ?? 'Outlet', spot].filter(Boolean).join(', ') : roomLabel(room)
