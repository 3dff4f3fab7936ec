import type { ConversationMessage } from '#contract/community/conversations.ts'
import { MessageBubble } from '#web/kernel/ui/messages/MessageBubble.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { conversationText as text } from './conversations.text.ts'
import classes from './Messages.module.css'

interface MessagesProps {
  messages: readonly (ConversationMessage & { internal?: boolean })[]
  /** The reader's side; its messages are at the right. */
  side: ConversationMessage['from']
  /** Words before the name of an internal note's writer. */
  noteLabel?: string
}

/** The messages about a claim or request, oldest first; nothing if there are none. */
export const Messages = ({ messages, side, noteLabel }: MessagesProps) =>
  messages.length > 0 && (
    <ol className={classes.messages} aria-label={text.messages} aria-live="polite">
      {messages.map(({ id, from, by, text: words, at, photo, internal = false }) => (
        <MessageBubble
          key={id}
          own={from === side}
          note={internal}
          text={words}
          at={at}
          by={internal ? `${noteLabel} · ${by}` : by}
        >
          {photo && (
            <a
              className={classes.photo}
              href={`${photo.src}/${photo.widths.at(-1)}.webp`}
              target="_blank"
              rel="noreferrer"
              style={{ aspectRatio: photo.width / photo.height }}
            >
              <Picture photo={photo} sizes="220px" alt={text.photo} />
            </a>
          )}
        </MessageBubble>
      ))}
    </ol>
  )
