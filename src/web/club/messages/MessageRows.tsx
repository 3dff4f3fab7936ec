import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Message } from '#contract/club/messages.ts'
import { to } from '#contract/club/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { TrashButton } from '#web/kernel/ui/buttons/TrashButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { List, ListRow, RowActions, RowAside, RowWords } from '#web/kernel/ui/lists/List.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { messagesText as text } from './messages.text.ts'
import { useMessageOrder } from './useMessageOrder.ts'

export function MessageRows({ messages }: { messages: readonly Message[] }) {
  const { shown, move } = useMessageOrder(messages)
  const [said, setSaid] = useState('')
  const pressed = useRef<HTMLElement | null>(null)
  // A row that moves in the document loses the focus; whoever moves it further must not.
  useLayoutEffect(() => {
    const button = pressed.current
    pressed.current = null
    if (button && document.activeElement !== button) button.focus()
  })
  return (
    <>
      <p className="unseen" role="status">
        {said}
      </p>
      <List tabIndex={-1} aria-label={text.title}>
        {shown.map((message, at) => (
          <Row
            key={message.id}
            message={message}
            first={at === 0}
            last={at === shown.length - 1}
            onMove={(by, button) => {
              pressed.current = button
              move(message.id, by)
              setSaid(text.moved(message.title, at + by + 1, shown.length))
            }}
          />
        ))}
      </List>
    </>
  )
}

interface RowProps {
  message: Message
  first: boolean
  last: boolean
  onMove: (by: -1 | 1, button: HTMLElement) => void
}

function Row({ message, first, last, onMove }: RowProps) {
  const { moment } = useMoments()
  const { remove, removing } = useRemoval(api.club.messages.remove, { said: text.deleted })
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <ListRow busy={removing}>
      <RowWords>
        <h2>
          <Link to={to('messageEdit', { idMessage: message.id })}>{message.title}</Link>
        </h2>
        <p>{message.youtube}</p>
      </RowWords>
      <RowAside>
        <time dateTime={message.createdAt}>{moment(message.createdAt)}</time>
      </RowAside>
      <RowActions>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={40}
          aria-label={text.up(message.title)}
          title={text.upShort}
          aria-disabled={first}
          onClick={(event) => !first && onMove(-1, event.currentTarget)}
        >
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={40}
          aria-label={text.down(message.title)}
          title={text.downShort}
          aria-disabled={last}
          onClick={(event) => !last && onMove(1, event.currentTarget)}
        >
          <IconArrowDown {...icon} />
        </ActionIcon>
        <TrashButton
          label={text.deleteOf(message.title)}
          title={text.delete}
          removing={removing}
          onRemove={() => void remove({ id: message.id })}
        />
      </RowActions>
    </ListRow>
  )
}
