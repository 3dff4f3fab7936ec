import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { messageLimits } from '#contract/club/messages.limits.ts'
import { to } from '#contract/club/pages.ts'
import { CreateScreen } from '#web/kernel/ui/CreateScreen.tsx'
import { required } from '#web/kernel/ui/checks.ts'
import { messagesText as text } from './messages.text.ts'

const list = to('messagesAdmin')
const blank = { title: '', youtube: '' }
const checks = { title: required(messageLimits.title), youtube: required(500) }

export const MessageCreateScreen = () => (
  <CreateScreen
    title={text.create}
    start={blank}
    checks={checks}
    // Which hosts are allowed is the server's to say.
    invalid={{ youtube: text.notAVideo }}
    write={api.club.messages.create}
    input={(id, values) => ({ id, ...values })}
    said={text.uploaded}
    to={list}
    cancel={list}
  >
    {(form) => (
      <>
        <TextInput
          label={text.messageTitle}
          maxLength={messageLimits.title}
          required
          {...form.getInputProps('title')}
        />
        <TextInput
          label={text.youtube}
          description={text.youtubeHint}
          inputMode="url"
          maxLength={500}
          required
          {...form.getInputProps('youtube')}
        />
      </>
    )}
  </CreateScreen>
)
