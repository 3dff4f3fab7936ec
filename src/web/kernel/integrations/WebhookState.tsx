import type { Webhook, WebhookDelivery } from '#contract/kernel/webhooks.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { webhooksText } from './webhooks.text.ts'

const { list, deliveries, result: resultText } = webhooksText

/** Whether a webhook is active, fails or is paused. */
export function WebhookChip({ webhook: { pauseReason, last } }: { webhook: Webhook }) {
  if (pauseReason === 'failures') return <Chip tone="bad">{list.pausedByFailures}</Chip>
  if (pauseReason) return <Chip tone="calm">{list.paused}</Chip>
  if (last?.result && !['delivered', 'canceled'].includes(last.result)) return <Chip tone="warn">{list.failing}</Chip>
  return <Chip tone="good">{list.active}</Chip>
}

/** The result of a delivery's last attempt; a failure is red if no other attempt will follow. */
export function DeliveryChip({ delivery: { result, status, dueAt } }: { delivery: WebhookDelivery }) {
  if (!result) return <Chip tone="calm">{deliveries.queued}</Chip>
  const words = resultText(result, status)
  if (result === 'delivered') return <Chip tone="good">{words}</Chip>
  if (result === 'canceled') return <Chip tone="calm">{words}</Chip>
  return <Chip tone={dueAt ? 'warn' : 'bad'}>{words}</Chip>
}
