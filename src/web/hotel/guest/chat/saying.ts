import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, featureOf } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { changeDraft, useDraft } from '#web/kernel/data/draft.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { sentenceFor } from '../act.ts'
import { failedText } from '../failed.text.ts'

/** Written here, and not yet among the messages. Its id makes sending it twice the same as once. */
export interface Unsent {
  id: string
  text: string
  /** Null while it is under way; else why it was not sent. */
  problem: string | null
}

const none: readonly Unsent[] = []
/** What this document has sent. What it was reloaded over is under way no more. */
const sent = new Set<string>()

/** What is written shows at once, and leaves when the house has it; whoever goes to another page finds it again. */
export function useSaying(stayId: string, messages: readonly ChatMessage[]) {
  const { language } = useReader()
  const client = useQueryClient()
  const name = `said ${stayId}`
  const [written] = useDraft(name, none)
  const change = (by: (now: readonly Unsent[]) => readonly Unsent[]) =>
    changeDraft<readonly Unsent[]>(name, (now = none) => {
      const next = by(now)
      return next.length > 0 ? next : undefined
    })
  const mark = (id: string, problem: string | null) =>
    change((now) => now.map((message) => (message.id === id ? { ...message, problem } : message)))
  const send = async (id: string, text: string) => {
    const { endpoint } = api.hotel.chat.send
    sent.add(id)
    try {
      await callWrite(endpoint, { id, text })
      void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })
    } catch (error) {
      mark(id, await sentenceFor(language, failureOf(error)))
    }
  }
  const known = new Set(messages.map(({ id }) => id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is one more on either side
  useEffect(() => {
    if (written.some(({ id }) => known.has(id))) change((now) => now.filter(({ id }) => !known.has(id)))
  }, [written, messages])
  return {
    unsent: written
      .filter(({ id }) => !known.has(id))
      .map((message) => ({ ...message, problem: sent.has(message.id) ? message.problem : failedText[language] })),
    say(text: string) {
      const id = newId()
      change((now) => [...now, { id, text, problem: null }])
      void send(id, text)
    },
    sayAgain({ id, text }: Unsent) {
      mark(id, null)
      void send(id, text)
    },
  }
}
