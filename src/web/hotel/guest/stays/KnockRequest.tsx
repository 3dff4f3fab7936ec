import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { isRefusal, toFailure } from '#web/kernel/data/failure.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { enterRoomText } from './enterRoom.text.ts'
import { enterRoom } from './enterRoom.ts'
import { phoneFields } from './thisPhone.ts'

const { stays } = api.hotel
type KnockState = 'waiting' | 'accepted' | 'refused'
/** Milliseconds between two checks. */
const checkEvery = 2000

interface KnockRequestProps {
  number: number
  /** Signature of the QR code on the wall: only a phone that scanned it can knock. */
  seal: string
}

/** Knocks at a room: asks the phones inside for entry, then checks until it is answered or the knock expires. */
export function KnockRequest({ number, seal }: KnockRequestProps) {
  const { language, named } = useGuestUrl()
  const text = enterRoomText[language]
  const venue = named.venue ?? 0
  const [openKnock, setOpenKnock] = useState<{ secret: string; word: string } | null>(null)
  const { run: knock, pending, problem, setProblem } = useGuestAction(stays.knock, setOpenKnock)
  const [isRefused, setIsRefused] = useState(false)
  const secret = openKnock?.secret

  useEffect(() => {
    if (!secret) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const check = async () => {
      try {
        const { state } = (await callRead(stays.knockState.endpoint, { venue, secret })) as { state: KnockState }
        if (state === 'accepted') {
          await callWrite(stays.enterByKnock.endpoint, { venue, secret })
          return enterRoom(venue, number)
        }
        if (isUnmounted) return
        if (state === 'refused') return setIsRefused(true)
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
  }, [venue, number, secret, text, setProblem])

  if (isRefused)
    return (
      <div className="callout" role="status">
        {text.refused}
      </div>
    )
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
        onClick={() => void knock({ venue, number, seal, ...phoneFields() })}
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
