import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { messageLimits } from '#contract/club/messages.limits.ts'
import type { Message } from '#contract/club/messages.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { messagesText as text } from './messages.text.ts'

export interface MessageValues extends Record<string, unknown> {
  title: string
  youtube: string
}

export const blankMessage: MessageValues = { title: '', youtube: '' }
export const valuesOf = ({ title, youtube }: Message): MessageValues => ({ title, youtube })

export const writtenIn = ({ title, youtube }: MessageValues) => ({ title, youtube })

export const messageLabels = { title: text.messageTitle, youtube: text.youtube }
export const messageChecks = { title: required(messageLimits.title), youtube: required(500) }
/** Shown when the server refuses the URL: only the server knows the allowed video hosts. */
export const messageInvalid = { youtube: text.notAVideo }

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
