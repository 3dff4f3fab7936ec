import type { Product } from './products.limits.ts'

/** The events that a webhook can report, with the product whose tables cause them. Triggers of the database queue them. */
export const webhookEventProducts = {
  'order.created': 'hotel',
  'order.changed': 'hotel',
  'payment.recorded': 'hotel',
  'booking.created': 'community',
  'booking.canceled': 'community',
  'claim.created': 'community',
  'claim.answered': 'community',
  'enquiry.created': 'properties',
} as const satisfies Record<string, Product>
export type WebhookEvent = keyof typeof webhookEventProducts

export const webhookEvents = Object.keys(webhookEventProducts) as [WebhookEvent, ...WebhookEvent[]]

/** The event that the button 'Probar' sends to one webhook, whatever events the webhook has chosen. */
export const testEvent = 'webhook.test'
export const deliveredEvents = [...webhookEvents, testEvent] as const

/**
 * Result of the last attempt. 'refused': the response was not 2xx. 'redirected': it was 3xx, which is not followed. 'forbidden':
 * the host has a private address. 'canceled': the webhook was paused before the delivery.
 */
export const deliveryResults = [
  'delivered',
  'refused',
  'redirected',
  'timeout',
  'unreachable',
  'forbidden',
  'canceled',
] as const
export type DeliveryResult = (typeof deliveryResults)[number]

/** 'admin': an admin paused the webhook. 'failures': the server did, after days without a successful delivery. */
export const pauseReasons = ['admin', 'failures'] as const

export const webhookLimits = {
  name: 80,
  address: 500,
  /** Maximum number of webhooks of a venue. */
  webhooks: 10,
  /** Deliveries on one page of their list. */
  shown: 25,
  /** Days after which deliveries are deleted. */
  days: 30,
}
