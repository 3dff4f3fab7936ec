import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, featureOf, type Write } from '#contract/api.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { type Failure, failureOf, isUnanswered } from '#web/kernel/data/failure.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { failedText } from './failed.text.ts'

/** The sentences of refusals come when one is needed: most guests never read any. */
export const sentenceFor = async (language: Language, failure: Failure) => {
  const { refusedIn } = await import('./refused.ts').catch(() => ({ refusedIn: () => undefined }))
  return refusedIn(language, failure) ?? failedText[language]
}

/**
 * Does what a guest asks for, and says in their language why it could not be done. Where `onDone` reads what there is to
 * see of it, it is being done until then.
 */
export function useAct<I, O>(write: Write<I, O>, onDone: (output: O, input: I) => void | Promise<void> = () => {}) {
  const { language } = useReader()
  const client = useQueryClient()
  const [doing, setDoing] = useState<I | null>(null)
  const [problem, setProblem] = useState('')
  const [unanswered, setUnanswered] = useState(false)
  const refresh = ({ endpoint }: { endpoint: string }) =>
    void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })

  const act = async (input: I) => {
    setDoing(input)
    setProblem('')
    setUnanswered(false)
    try {
      const output = (await callWrite(write.endpoint, input)) as O
      refresh(write)
      await onDone(output, input)
    } catch (error) {
      const failure = failureOf(error)
      setUnanswered(isUnanswered(failure))
      if (failure.kind === 'refused') refresh(write)
      // Perhaps this phone is no longer in.
      if (failure.kind === 'forbidden') refresh(api.kernel.identity.me)
      setProblem(await sentenceFor(language, failure))
    }
    setDoing(null)
  }
  return { act, doing, problem, setProblem, unanswered }
}
