import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { VideoCards } from '#web/kernel/ui/lists/VideoCards.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { messagesText as text } from './messages.text.ts'

export function MessagesScreen() {
  const messages = useRead(api.club.messages.list, {})
  const isAdmin = useMe().role === 'admin'
  return (
    <Screen
      title={text.title}
      actions={
        isAdmin && (
          <>
            <LinkButton to={to('messagesAdmin')}>{text.manage}</LinkButton>
            <LinkButton to={to('messageCreate')} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      <Loaded
        read={messages}
        skeleton={<SkeletonBox height={320} radius={10} />}
        empty={
          <EmptyPanel sentence={text.empty}>
            {isAdmin && <LinkButton to={to('messageCreate')}>{text.create}</LinkButton>}
          </EmptyPanel>
        }
      >
        {(messages) => <VideoCards videos={messages} />}
      </Loaded>
    </Screen>
  )
}
