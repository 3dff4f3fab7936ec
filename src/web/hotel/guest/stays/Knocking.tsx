import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { failureOf, isRefusal } from '#web/kernel/data/failure.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import buttons from '#web/kernel/ui/buttons/buttons.module.css'
import fields from '#web/kernel/ui/forms/fields.module.css'
import { Card } from '#web/kernel/ui/layout/Card.tsx'
import { Stack } from '#web/kernel/ui/layout/layout.tsx'
import typography from '#web/kernel/ui/layout/typography.module.css'
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
      <Card padded role="status">
        <p className={typography.strong}>{text.waiting}</p>
        <p className={typography.note}>{text.waitingHint}</p>
        <p className={typography.code}>{asking.word}</p>
      </Card>
    )
  return (
    <Stack gap={6} narrow>
      <button
        type="button"
        className={buttons.button}
        disabled={doing !== null}
        onClick={() => void knock({ venue, number })}
      >
        {text.knock}
      </button>
      <p className={typography.note}>{text.knockHint}</p>
      <p className={fields.problem} role="alert">
        {problem}
      </p>
    </Stack>
  )
}
