import IconArrowLeft from 'icon:arrow-left'
import IconCheck from 'icon:check'
import IconChecks from 'icon:checks'
import { useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { MessageBubble } from '#web/kernel/ui/messages/MessageBubble.tsx'
import { roomLabel } from '../hotel.text.ts'
import classes from './Conversation.module.css'
import { chatText as text } from './chat.text.ts'
import { ReplyForm } from './ReplyForm.tsx'

interface ConversationProps {
  stayId: string
  /** Path of the list: narrow screens show either the list or the conversation. */
  back: string
}

/** The messages between the guests of one stay and the staff. */
export function Conversation({ stayId, back }: ConversationProps) {
  const read = useRead(api.hotel.chat.of, { stayId })
  useMarkRead(stayId, read.data?.messages ?? [])
  return (
    <section className={classes.conversation} aria-label={text.messages}>
      <Loaded
        read={read}
        gone={{ to: to('chats'), back: text.back }}
        skeleton={<SkeletonBox height={420} radius={0} />}
      >
        {({ messages, room, name, ended }) => (
          <>
            <header className={classes.head}>
              <Link to={back} className={classes.back} aria-label={text.back}>
                <IconArrowLeft size={20} aria-hidden />
              </Link>
              <h2>{roomLabel(room)}</h2>
              <span>{name}</span>
              {!ended && <Link to={to('room', { idTable: room.number })}>{text.room}</Link>}
            </header>
            <Messages messages={messages} />
            {ended ? <p className={classes.over}>{text.over}</p> : <ReplyForm stayId={stayId} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Message list; scrolls to the end on mount and with every new message. */
function Messages({ messages }: { messages: readonly ChatMessage[] }) {
  const list = useRef<HTMLOListElement>(null)
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every new message
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return (
    <ol ref={list} className={classes.messages} aria-live="polite">
      {messages.length === 0 && <li className={classes.nothing}>{text.nothing}</li>}
      {messages.map((message) => (
        <MessageBubble
          key={message.id}
          {...message}
          own={message.from === 'staff'}
          by={message.from === 'staff' ? message.by : ''}
          mark={message.from === 'staff' && <DeliveryMark message={message} />}
        />
      ))}
    </ol>
  )
}

/** Icon for the state of a staff message: sent, delivered or read. */
function DeliveryMark({ message: { delivered, read } }: { message: ChatMessage }) {
  const Icon = delivered ? IconChecks : IconCheck
  return (
    <span className={classes.mark} data-read={read || undefined}>
      <Icon size={16} role="img" aria-label={read ? text.read : delivered ? text.delivered : text.sent} />
    </span>
  )
}

/** Marks the messages of the guests as read while the tab is visible. */
function useMarkRead(stayId: string, messages: readonly ChatMessage[]) {
  const { mutate } = useWrite(api.hotel.chat.markByStaff)
  const newest = messages.findLast(({ from, read }) => from === 'guest' && !read)?.position
  useEffect(() => {
    if (newest === undefined) return
    const markRead = () => {
      if (!document.hidden) mutate({ stayId, delivered: newest, read: newest })
    }
    markRead()
    document.addEventListener('visibilitychange', markRead)
    return () => document.removeEventListener('visibilitychange', markRead)
  }, [stayId, newest, mutate])
}
