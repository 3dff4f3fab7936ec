import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { failureOf, isRefusal } from '#web/kernel/data/failure.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useAct } from '../act.ts'
import { arrive } from './arriving.ts'
import { enteringText } from './entering.text.ts'

const { stays } = api.hotel
const askEvery = 2000

/** Asks whoever is in to let this phone in as well. */
export function Knocking({ number }: { number: number }) {
  const { language, named } = useReader()
  const text = enteringText[language]
  const venue = named.venue ?? 0
  const [asking, setAsking] = useState<{ secret: string; word: string } | null>(null)
  const { act: knock, doing, problem, setProblem } = useAct(stays.knock, setAsking)
  const secret = asking?.secret

  useEffect(() => {
    if (!secret) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const ask = async () => {
      try {
        const answer = (await callRead(stays.letInYet.endpoint, { venue, secret })) as { letIn: boolean }
        if (answer.letIn) {
          await callWrite(stays.enterByKnock.endpoint, { venue, secret })
          return arrive(venue, number, language)
        }
        if (left) return
      } catch (error) {
        if (left) return
        if (isRefusal(error, 'link_expired')) {
          setProblem(text.gaveUp)
          return setAsking(null)
        }
        // Not answered: asked again like any other time. What the server does not understand will not get better.
        if (failureOf(error).kind === 'invalid') return setAsking(null)
      }
      timer = setTimeout(ask, askEvery)
    }
    timer = setTimeout(ask, askEvery)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [venue, number, secret, language, text, setProblem])

  if (asking)
    return (
      <div className="card padded" role="status">
        <p className="strong">{text.waiting}</p>
        <p className="note">{text.waitingHint}</p>
        <p className="code">{asking.word}</p>
      </div>
    )
  return (
    <div className="stack gap-6 narrow">
      <button type="button" className="button" disabled={doing !== null} onClick={() => void knock({ venue, number })}>
        {text.knock}
      </button>
      <p className="note">{text.knockHint}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
