import { useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { roomName } from '../roomName.text.ts'
import { closedStayPart } from '../stays/closedStayPart.ts'
import { outsideText } from '../stays/outside.text.ts'
import classes from './chat.module.css'
import { chatText } from './chat.text.ts'
import { MessageForm } from './MessageForm.tsx'
import { useMarkRead } from './useMarkMessages.ts'
import { type UnsentMessage, useSendMessage } from './useSendMessage.ts'

/** Chat between the guests of a room and the hotel's staff. */
export function ChatScreen() {
  const { language, named, params } = useGuestUrl()
  const text = chatText[language]
  const venue = named.venue ?? 0
  const stay = useRead(api.hotel.stays.here, { venue, number: Number(params.idRoom) })
  const ClosedStayLink = useLazyPartWhen(stay.data?.mine === null, closedStayPart)
  const chat = useRead(api.hotel.chat.mine, { venue })
  return (
    <GuestLoaded read={stay}>
      {({ room, mine }) => {
        const roomPath = to('guestRoom', { idHotel: venue, idRoom: room.number }, { language })
        return (
          <GuestLoaded read={chat}>
            {({ messages }) => (
              <GuestPage>
                <Masthead title={text.title}>
                  <Link to={roomPath} className="quiet">
                    {roomName(room, language)}
                  </Link>
                </Masthead>
                {mine ? (
                  <Conversation stayId={mine.id} messages={messages} />
                ) : (
                  <div className="stack gap-16 start inset">
                    {ClosedStayLink && <ClosedStayLink room={room} />}
                    <p>{`${outsideText[language].not[room.kind]} ${text.outside}`}</p>
                    <Link to={roomPath} className="button">
                      {outsideText[language].getIn}
                    </Link>
                  </div>
                )}
              </GuestPage>
            )}
          </GuestLoaded>
        )
      }}
    </GuestLoaded>
  )
}

interface ConversationProps {
  stayId: string
  messages: readonly ChatMessage[]
}

function Conversation({ stayId, messages }: ConversationProps) {
  const { language } = useGuestUrl()
  const text = chatText[language]
  const { unsent, sendMessage, retry } = useSendMessage(stayId, messages)
  const bottom = useRef<HTMLDivElement>(null)
  useMarkRead(messages)
  const count = messages.length + unsent.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the number of messages changes
  useEffect(() => {
    bottom.current?.scrollIntoView({ block: 'end' })
  }, [count])
  return (
    <>
      {count === 0 && <p className="empty center">{text.empty}</p>}
      <ul className="stack gap-8 inset" aria-live="polite">
        {messages.map((message) => (
          <SentMessage key={message.id} message={message} />
        ))}
        {unsent.map((message) => (
          <UnsentMessageRow key={message.id} message={message} onRetry={() => retry(message)} />
        ))}
      </ul>
      <div ref={bottom} style={{ height: 64 }} />
      <MessageForm onSend={sendMessage} />
    </>
  )
}

function SentMessage({ message: { from, by, text: words, at, delivered, read } }: { message: ChatMessage }) {
  const { language } = useGuestUrl()
  const text = chatText[language]
  const { moment } = useVenueTimeFormat()
  const state = read ? text.read : delivered ? text.delivered : text.sent
  return (
    <li className={`written stack gap-2 ${classes.message}`} data-from={from}>
      {from === 'staff' && by && <b>{by}</b>}
      <p>{words}</p>
      <span className="group gap-8 note">
        {moment(at)}
        {from === 'guest' && <span className={read ? 'success' : undefined}>{state}</span>}
      </span>
    </li>
  )
}

function UnsentMessageRow({
  message: { text: words, problem },
  onRetry,
}: {
  message: UnsentMessage
  onRetry: () => void
}) {
  const { language } = useGuestUrl()
  const text = chatText[language]
  return (
    <li className={`written stack gap-2 ${classes.message}`} data-from="guest">
      <p>{words}</p>
      {problem === null ? (
        <span className="note">{text.sending}</span>
      ) : (
        <span className="group gap-8 problem" role="alert">
          {problem}
          <button type="button" className="quiet" onClick={onRetry}>
            {text.again}
          </button>
        </span>
      )}
    </li>
  )
}
