import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { isRefusal, toFailure } from '#web/kernel/data/failure.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { enterRoomText } from './enterRoom.text.ts'
import { enterRoom } from './enterRoom.ts'

const { stays } = api.hotel
/** Milliseconds between two checks. */
const checkEvery = 2000

/** Knocks at a room: asks the phones inside for entry, then checks until one lets this phone in or the knock expires. */
export function KnockRequest({ number }: { number: number }) {
  const { language, named } = useGuestUrl()
  const text = enterRoomText[language]
  const venue = named.venue ?? 0
  const [openKnock, setOpenKnock] = useState<{ secret: string; word: string } | null>(null)
  const { run: knock, pending, problem, setProblem } = useGuestAction(stays.knock, setOpenKnock)
  const secret = openKnock?.secret

  useEffect(() => {
    if (!secret) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const check = async () => {
      try {
        const { letIn } = (await callRead(stays.letInYet.endpoint, { venue, secret })) as { letIn: boolean }
        if (letIn) {
          await callWrite(stays.enterByKnock.endpoint, { venue, secret })
          return enterRoom(venue, number, language)
        }
        if (isUnmounted) return
      } catch (error) {
        if (isUnmounted) return
        if (isRefusal(error, 'link_expired')) {
          setProblem(text.gaveUp)
          return setOpenKnock(null)
        }
        // Other failures are retried at the next interval; an invalid request would stay invalid.
        if (toFailure(error).kind === 'invalid') return setOpenKnock(null)
      }
      timer = setTimeout(check, checkEvery)
    }
    timer = setTimeout(check, checkEvery)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [venue, number, secret, language, text, setProblem])

  if (openKnock)
    return (
      <div className="card padded" role="status">
        <p className="strong">{text.waiting}</p>
        <p className="note">{text.waitingHint}</p>
        <p className="code">{openKnock.word}</p>
      </div>
    )
  return (
    <div className="stack gap-6 narrow">
      <button
        type="button"
        className="button"
        disabled={pending !== null}
        onClick={() => void knock({ venue, number })}
      >
        {text.knock}
      </button>
      <p className="note">{text.knockHint}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
