import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Webhook } from '#contract/kernel/webhooks.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { webhooksText as text } from './webhooks.text.ts'

/** Sends a test event. A paused webhook has no such button. */
export function TestWebhookButton({ webhook: { id, name, pauseReason } }: { webhook: Webhook }) {
  const test = useWriteWithPopup(api.kernel.webhooks.test, text.tested)
  if (pauseReason) return null
  return (
    <Button
      variant="default"
      loading={test.isPending}
      aria-label={text.testOf(name)}
      onClick={() => test.mutate({ id })}
    >
      {text.test}
    </Button>
  )
}
