import { api } from '#contract/api.ts'
import type { Message } from '#contract/club/messages.ts'
import { to } from '#contract/club/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { TrashButton } from '#web/kernel/ui/buttons/TrashButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { List, ListRow, RowActions, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { messagesText as text } from './messages.text.ts'

export const MessageRows = ({ messages }: { messages: readonly Message[] }) => (
  <List tabIndex={-1} aria-label={text.title}>
    {messages.map((message) => (
      <Row key={message.id} message={message} />
    ))}
  </List>
)

function Row({ message }: { message: Message }) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.club.messages.remove, { said: text.deleted })
  return (
    <ListRow busy={removing}>
      <RowText>
        <h2>
          <Link to={to('messageEdit', { idMessage: message.id })}>{message.title}</Link>
        </h2>
        <p>{message.youtube}</p>
      </RowText>
      <RowAside>
        <time dateTime={message.createdAt}>{moment(message.createdAt)}</time>
      </RowAside>
      <RowActions>
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
