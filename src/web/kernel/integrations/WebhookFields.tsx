import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { products, usesAnyProduct } from '#contract/kernel/products.limits.ts'
import {
  type WebhookEvent,
  webhookEventProducts,
  webhookEvents,
  webhookLimits,
} from '#contract/kernel/webhooks.limits.ts'
import type { Webhook } from '#contract/kernel/webhooks.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { webhooksText } from './webhooks.text.ts'

const text = webhooksText.fields

export interface WebhookValues extends Record<string, unknown> {
  name: string
  url: string
  events: WebhookEvent[]
}

export const emptyWebhook: WebhookValues = { name: '', url: '', events: [] }
export const toFormValues = ({ name, url, events }: Webhook): WebhookValues => ({ name, url, events })
export const toInput = ({ name, url, events }: WebhookValues) => ({ name, url, events })

export const webhookLabels = { name: text.name, url: text.url, events: text.events }
export const webhookChecks = {
  name: requiredCheck(webhookLimits.name),
  url: requiredCheck(webhookLimits.address),
  events: (events: WebhookEvent[]) => (events.length > 0 ? null : text.chooseEvent),
}
export const webhookFailures = {
  refused: { address_not_allowed: 'url' },
  invalid: { url: text.notAnAddress },
} as const

/** Name, address and events. Events of products that the venue does not use are left out unless they are `chosen` already. */
export function WebhookFields({ form, chosen }: { form: UseFormReturnType<WebhookValues>; chosen: readonly string[] }) {
  const venue = useVenue()
  const offered = webhookEvents.filter(
    (event) => chosen.includes(event) || usesAnyProduct(venue, [webhookEventProducts[event]]),
  )
  return (
    <>
      <TextInput
        label={text.name}
        description={text.nameHint}
        maxLength={webhookLimits.name}
        autoComplete="off"
        required
        {...form.getInputProps('name')}
      />
      <TextInput
        label={text.url}
        description={text.urlHint}
        inputMode="url"
        maxLength={webhookLimits.address}
        autoComplete="off"
        required
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label={text.events} {...form.getInputProps('events')}>
        <div className="stack gap-12">
          {products.map((product) => {
            const ofProduct = offered.filter((event) => webhookEventProducts[event] === product)
            return (
              ofProduct.length > 0 && (
                <div key={product} className="stack gap-8">
                  <p className="muted">{webhooksText.products[product]}</p>
                  {ofProduct.map((event) => (
                    <Checkbox
                      key={event}
                      value={event}
                      label={webhooksText.events[event]}
                      // Marked here, because the form focuses the first invalid field and the library's group marks none.
                      aria-invalid={form.errors.events !== undefined || undefined}
                    />
                  ))}
                </div>
              )
            )
          })}
        </div>
      </Checkbox.Group>
    </>
  )
}
