import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { emptyMessage, invalidMessageText, MessageFields, messageChecks, toInput } from './MessageFields.tsx'
import { messagesText as text } from './messages.text.ts'

const list = to('messagesAdmin')

export const MessageCreateScreen = () => (
  <CreateScreen
    title={text.create}
    start={emptyMessage}
    checks={messageChecks}
    invalid={invalidMessageText}
    write={api.club.messages.create}
    input={(id, values) => ({ id, ...toInput(values) })}
    said={text.uploaded}
    to={list}
    cancel={list}
  >
    {(form) => <MessageFields form={form} />}
  </CreateScreen>
)
