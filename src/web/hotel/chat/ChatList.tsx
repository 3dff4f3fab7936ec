import IconCornerUpLeft from 'icon:corner-up-left'
import { useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Room } from '#contract/hotel/rooms.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { roomLabel } from '../hotel.text.ts'
import classes from './ChatsScreen.module.css'
import { chatText as text } from './chat.text.ts'
import { chatPreview } from './chatPreview.ts'

interface ChatSummary {
  stayId: string
  room: Room
  name: string
  last: Pick<ChatMessage, 'from' | 'text' | 'at'> | null
  position: number
  unread: number
}

interface ChatListProps {
  chats: readonly ChatSummary[]
  /** Id of the stay whose conversation is open. */
  open: string | null
  ended: boolean
}

/** The stays with a chat, each with its last message and the number of unread ones. */
export function ChatList({ chats, open, ended }: ChatListProps) {
  useMarkDelivered(chats)
  const { moment } = useVenueTimeFormat()
  return (
    <ul className={classes.list} aria-label={text.title}>
      {chats.map(({ stayId, room, name, last, unread }) => (
        <li key={stayId}>
          <Link
            to={to('chats', { stay: stayId, ended: ended ? 'yes' : undefined })}
            aria-current={stayId === open ? 'true' : undefined}
          >
            <span className={classes.who}>
              <b>{roomLabel(room)}</b>
              {name && <span>{name}</span>}
            </span>
            {last && <time dateTime={last.at}>{moment(last.at)}</time>}
            <span className={classes.last} data-unread={unread > 0 || undefined}>
              {last?.from === 'staff' && <IconCornerUpLeft size={14} role="img" aria-label={text.answered} />}
              <span>{last ? chatPreview(last.text) : text.silent}</span>
              {unread > 0 && (
                <b>
                  <span aria-hidden>{unread}</span>
                  <span className="unseen">{text.unread(unread)}</span>
                </b>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Marks the listed messages as delivered: one request per stay and newest position. */
function useMarkDelivered(chats: readonly ChatSummary[]) {
  const { mutate } = useWrite(api.hotel.chat.markByStaff)
  const sentPositions = useRef(new Map<string, number>())
  useEffect(() => {
    for (const { stayId, position, unread } of chats) {
      if (unread === 0 || sentPositions.current.get(stayId) === position) continue
      sentPositions.current.set(stayId, position)
      mutate({ stayId, delivered: position, read: 0 })
    }
  }, [chats, mutate])
}
