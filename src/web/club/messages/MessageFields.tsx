import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { messageLimits } from '#contract/club/messages.limits.ts'
import type { Message } from '#contract/club/messages.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { messagesText as text } from './messages.text.ts'

export interface MessageValues extends Record<string, unknown> {
  title: string
  youtube: string
}

export const emptyMessage: MessageValues = { title: '', youtube: '' }
export const toFormValues = ({ title, youtube }: Message): MessageValues => ({ title, youtube })

export const toInput = ({ title, youtube }: MessageValues) => ({ title, youtube })

export const messageLabels = { title: text.messageTitle, youtube: text.youtube }
export const messageChecks = { title: requiredCheck(messageLimits.title), youtube: requiredCheck(500) }
/** Shown when the server refuses the URL: only the server knows the allowed video hosts. */
export const invalidMessageText = { youtube: text.notAVideo }

export const MessageFields = ({ form }: { form: UseFormReturnType<MessageValues> }) => (
  <>
    <TextInput label={text.messageTitle} maxLength={messageLimits.title} required {...form.getInputProps('title')} />
    <TextInput
      label={text.youtube}
      description={text.youtubeHint}
      inputMode="url"
      maxLength={500}
      required
      {...form.getInputProps('youtube')}
    />
  </>
)
