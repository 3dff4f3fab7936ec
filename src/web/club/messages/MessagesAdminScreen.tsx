import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { MessageRows } from './MessageRows.tsx'
import { messagesText as text } from './messages.text.ts'

export function MessagesAdminScreen() {
  const messages = useRead(api.club.messages.list, {})
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('messages')}>{text.see}</LinkButton>
          <LinkButton to={to('messageCreate')} primary>
            {text.create}
          </LinkButton>
        </>
      }
    >
      <Loaded
        read={messages}
        skeleton={<Bone height={210} radius={10} />}
        empty={
          <Empty sentence={text.empty}>
            <LinkButton to={to('messageCreate')}>{text.create}</LinkButton>
          </Empty>
        }
      >
        {(messages) => <MessageRows messages={messages} />}
      </Loaded>
    </Screen>
  )
}
