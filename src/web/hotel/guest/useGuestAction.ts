import { useState } from 'react'
import { api, featureOf, type Write } from '#contract/api.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { type Failure, isWithoutResponse, toFailure } from '#web/kernel/data/failure.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { actionFailedText } from './actionFailed.text.ts'

/** Loads the refusal sentences on demand: most guests never see one, and pages stay lighter without them. */
export const loadFailureSentence = async (language: Language, failure: Failure) => {
  const { guestRefusalSentence } = await import('./guestRefusals.ts').catch(() => ({
    guestRefusalSentence: () => undefined,
  }))
  return guestRefusalSentence(language, failure) ?? actionFailedText[language]
}

/**
 * Calls a write endpoint for a guest and holds the error sentence in the guest's language. `pending` holds the input until
 * the promise of `onDone` resolves, so that a button stays disabled while the page refetches.
 */
export function useGuestAction<I, O>(
  write: Write<I, O>,
  onDone: (output: O, input: I) => void | Promise<void> = () => {},
) {
  const { language } = useGuestUrl()
  const cache = useReadCache()
  const [pending, setPending] = useState<I | null>(null)
  const [problem, setProblem] = useState('')
  const [noResponse, setNoResponse] = useState(false)
  const refresh = ({ endpoint }: { endpoint: string }) => void cache.invalidate(featureOf(endpoint))

  const run = async (input: I) => {
    setPending(input)
    setProblem('')
    setNoResponse(false)
    try {
      const output = (await callWrite(write.endpoint, input)) as O
      refresh(write)
      await onDone(output, input)
    } catch (error) {
      const failure = toFailure(error)
      setNoResponse(isWithoutResponse(failure))
      if (failure.kind === 'refused') refresh(write)
      // The guest's session may have ended: `me` is read again.
      if (failure.kind === 'forbidden') refresh(api.kernel.identity.me)
      setProblem(await loadFailureSentence(language, failure))
    }
    setPending(null)
  }
  return { run, pending, problem, setProblem, noResponse }
}
