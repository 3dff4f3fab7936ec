import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, featureOf } from '#contract/api.ts'
import type { Message } from '#contract/hotel/chat.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { sentenceFor } from '../act.ts'

/** Written here, and not yet among the messages. Its id makes sending it twice the same as once. */
export interface Unsent {
  id: string
  text: string
  /** Null while it is under way; else why it was not sent. */
  problem: string | null
}

/** What is written shows at once, and leaves when the house has it. */
export function useSaying(messages: readonly Message[]) {
  const { language } = useReader()
  const client = useQueryClient()
  const [written, setWritten] = useState<readonly Unsent[]>([])
  const mark = (id: string, problem: string | null) =>
    setWritten((now) => now.map((message) => (message.id === id ? { ...message, problem } : message)))
  const send = async (id: string, text: string) => {
    const { endpoint } = api.hotel.chat.send
    try {
      await callWrite(endpoint, { id, text })
      void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })
    } catch (error) {
      mark(id, await sentenceFor(language, failureOf(error)))
    }
  }
  const known = new Set(messages.map(({ id }) => id))
  return {
    unsent: written.filter(({ id }) => !known.has(id)),
    say(text: string) {
      const id = newId()
      setWritten((now) => [...now, { id, text, problem: null }])
      void send(id, text)
    },
    sayAgain({ id, text }: Unsent) {
      mark(id, null)
      void send(id, text)
    },
  }
}
