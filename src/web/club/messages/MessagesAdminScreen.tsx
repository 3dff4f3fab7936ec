import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { MessageRows } from './MessageRows.tsx'
import { messagesText as text } from './messages.text.ts'

export function MessagesAdminScreen() {
  const messages = useRead(api.club.messages.list, {})
  const [ordering, setOrdering] = useState(false)
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('messages')}>{text.see}</LinkButton>
          {(messages.data?.length ?? 0) > 1 && <ReorderButton ordering={ordering} onChange={setOrdering} />}
          <LinkButton to={to('messageCreate')} primary>
            {text.create}
          </LinkButton>
        </>
      }
    >
      <Loaded
        read={messages}
        skeleton={<SkeletonBox height={210} radius={10} />}
        empty={
          <EmptyPanel sentence={text.empty}>
            <LinkButton to={to('messageCreate')}>{text.create}</LinkButton>
          </EmptyPanel>
        }
      >
        {(messages) => (
          <Reorderable
            label={text.title}
            ordering={ordering}
            things={messages.map(({ id, title }) => ({ id, name: title }))}
            write={api.club.messages.order}
            inputOf={(ids) => ({ ids })}
          >
            <MessageRows messages={messages} />
          </Reorderable>
        )}
      </Loaded>
    </Screen>
  )
}
