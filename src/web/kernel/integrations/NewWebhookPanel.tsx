import { useState } from 'react'
import { api } from '#contract/api.ts'
import { TextToCopy } from '#web/kernel/ui/feedback/TextToCopy.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { emptyWebhook, toInput, WebhookFields, webhookChecks, webhookFailures } from './WebhookFields.tsx'
import { webhooksText } from './webhooks.text.ts'

const text = webhooksText.create

/** Creates a webhook and shows its secret once. */
export function NewWebhookPanel() {
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <div className="stack gap-20">
        <CreateForm
          start={emptyWebhook}
          checks={webhookChecks}
          {...webhookFailures}
          write={api.kernel.webhooks.create}
          input={(id, values) => ({ id, ...toInput(values) })}
          said={text.said}
          submit={text.submit}
          secondary
          onMade={(made) => setSecret(made.secret)}
        >
          {(form) => <WebhookFields form={form} chosen={[]} />}
        </CreateForm>
        {secret && <TextToCopy value={secret} words={text.shown} />}
      </div>
    </Panel>
  )
}
