import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { failureOf, isRefusal } from '#web/kernel/data/failure.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useAct } from '../act.ts'
import { arrive } from './arriving.ts'
import { enteringText } from './entering.text.ts'

const { stays } = api.hotel
/** Milliseconds between two checks. */
const checkEvery = 2000

/** Knocks at a room: asks the phones inside for entry, then checks until one lets this phone in or the knock expires. */
export function Knocking({ number }: { number: number }) {
  const { language, named } = useReader()
  const text = enteringText[language]
  const venue = named.venue ?? 0
  const [openKnock, setOpenKnock] = useState<{ secret: string; word: string } | null>(null)
  const { run: knock, pending, problem, setProblem } = useAct(stays.knock, setOpenKnock)
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
          return arrive(venue, number, language)
        }
        if (isUnmounted) return
      } catch (error) {
        if (isUnmounted) return
        if (isRefusal(error, 'link_expired')) {
          setProblem(text.gaveUp)
          return setOpenKnock(null)
        }
        // Other failures are retried at the next interval; an invalid request would stay invalid.
        if (failureOf(error).kind === 'invalid') return setOpenKnock(null)
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
