import { alertsWaiting } from './alerts/alerts.waiting.ts'
import { chatWaiting } from './chat/chat.waiting.ts'
import { ordersWaiting } from './orders/orders.waiting.ts'

export const hotelWaiting = [ordersWaiting, alertsWaiting, chatWaiting]
