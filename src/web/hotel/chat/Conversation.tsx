import { IconArrowLeft, IconCheck, IconChecks } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { roomText } from '../hotel.text.ts'
import { AnswerForm } from './AnswerForm.tsx'
import classes from './Conversation.module.css'
import { chatText as text } from './chat.text.ts'

interface ConversationProps {
  stayId: string
  /** The list, where there is no place for both. */
  back: string
}

/** What the guests of one stay and the house have written to each other. */
export function Conversation({ stayId, back }: ConversationProps) {
  const read = useRead(api.hotel.chat.of, { stayId })
  useSeen(stayId, read.data?.messages ?? [])
  return (
    <section className={classes.conversation} aria-label={text.messages}>
      <Loaded read={read} gone={{ to: to('chats'), back: text.back }} skeleton={<Bone height={420} radius={0} />}>
        {({ messages, room, name, ended }) => (
          <>
            <header className={classes.head}>
              <Link to={back} className={classes.back} aria-label={text.back}>
                <IconArrowLeft size={20} aria-hidden />
              </Link>
              <h2>{roomText(room)}</h2>
              <span>{name}</span>
              {!ended && <Link to={to('room', { idTable: room.number })}>{text.room}</Link>}
            </header>
            <Messages messages={messages} />
            {ended ? <p className={classes.over}>{text.over}</p> : <AnswerForm stayId={stayId} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Begins and stays at the newest. */
function Messages({ messages }: { messages: readonly ChatMessage[] }) {
  const list = useRef<HTMLOListElement>(null)
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a newer one
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return (
    <ol ref={list} className={classes.messages} aria-live="polite">
      {messages.length === 0 && <li className={classes.nothing}>{text.nothing}</li>}
      {messages.map((message) => (
        <OneMessage key={message.id} message={message} />
      ))}
    </ol>
  )
}

function OneMessage({ message }: { message: ChatMessage }) {
  const { moment } = useMoments()
  const { from, by, text: words, at } = message
  return (
    <li className={classes.message} data-from={from}>
      <p>{words}</p>
      <span className={classes.about}>
        {from === 'staff' && <span>{by}</span>}
        <time dateTime={at}>{moment(at)}</time>
        {from === 'staff' && <Mark message={message} />}
      </span>
    </li>
  )
}

/** How far an answer of ours has come. */
function Mark({ message: { delivered, read } }: { message: ChatMessage }) {
  const Icon = delivered ? IconChecks : IconCheck
  return (
    <span className={classes.mark} data-read={read || undefined}>
      <Icon size={16} role="img" aria-label={read ? text.read : delivered ? text.delivered : text.sent} />
    </span>
  )
}

/** What is open in a window that is looked at has been read. */
function useSeen(stayId: string, messages: readonly ChatMessage[]) {
  const { mutate } = useWrite(api.hotel.chat.markByStaff)
  const newest = messages.findLast(({ from, read }) => from === 'guest' && !read)?.position
  useEffect(() => {
    if (newest === undefined) return
    const tell = () => {
      if (!document.hidden) mutate({ stayId, delivered: newest, read: newest })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [stayId, newest, mutate])
}
