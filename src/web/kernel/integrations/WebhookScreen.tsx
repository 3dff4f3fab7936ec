import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import type { Webhook } from '#contract/kernel/webhooks.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { DeliveriesPanel } from './DeliveriesPanel.tsx'
import { TestWebhookButton } from './TestWebhookButton.tsx'
import {
  toFormValues,
  toInput,
  WebhookFields,
  webhookChecks,
  webhookFailures,
  webhookLabels,
} from './WebhookFields.tsx'
import { WebhookChip } from './WebhookState.tsx'
import { webhooksText as text } from './webhooks.text.ts'

const list = to('integrations')

/** One webhook: its deliveries, and a form that edits it. */
export function WebhookScreen() {
  const { idWebhook: id = '' } = usePathParams()
  const { remove, removing } = useRemoval(api.kernel.webhooks.remove, {
    question: text.question,
    said: text.deleted,
    to: () => list,
  })
  // The read pauses during removal: a live update that arrives before the response would show the webhook as gone.
  const read = useReadWhile(!removing, api.kernel.webhooks.one, { id })
  const { data: webhook } = read
  return (
    <Screen
      title={webhook?.name ?? text.list.title}
      actions={
        webhook && (
          <>
            {!webhook.pauseReason && <PauseButton webhook={webhook} />}
            <TestWebhookButton webhook={webhook} />
          </>
        )
      }
    >
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: list, back: text.back }}
        keeps
        skeleton={<SkeletonBox height={420} radius={10} />}
      >
        {(webhook, gone) => (
          <>
            <ScreenLine>
              <WebhookChip webhook={webhook} />
              {new URL(webhook.url).host}
            </ScreenLine>
            {webhook.pauseReason && <PausedNotice webhook={webhook} />}
            <div className="with-aside">
              <DeliveriesPanel webhook={webhook} />
              <Panel title={text.edit}>
                <EditForm
                  thing={webhook}
                  valuesOf={toFormValues}
                  labels={webhookLabels}
                  names={{ events: text.events }}
                  newer={text.newer}
                  checks={webhookChecks}
                  {...webhookFailures}
                  write={api.kernel.webhooks.update}
                  input={(values, version) => ({ id, version, ...toInput(values) })}
                  said={text.updated}
                  cancel={list}
                  gone={gone}
                  removal={{ label: text.delete, removing, remove: () => void remove({ id }) }}
                >
                  {(form) => <WebhookFields form={form} chosen={webhook.events} />}
                </EditForm>
              </Panel>
            </div>
            <ObjectActivity about={{ object: id }} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function PauseButton({ webhook: { id } }: { webhook: Webhook }) {
  const pause = useWriteWithPopup(api.kernel.webhooks.pause, text.paused)
  return (
    <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate({ id })}>
      {text.pause}
    </Button>
  )
}

function PausedNotice({ webhook: { id, pauseReason } }: { webhook: Webhook }) {
  const resume = useWriteWithPopup(api.kernel.webhooks.resume, text.resumed)
  return (
    <Notice
      sentence={pauseReason === 'failures' ? text.list.pausedByFailures : text.list.paused}
      hint={pauseReason === 'failures' ? text.failuresHint : text.pausedHint}
    >
      <Button loading={resume.isPending} onClick={() => resume.mutate({ id })}>
        {text.resume}
      </Button>
    </Notice>
  )
}
