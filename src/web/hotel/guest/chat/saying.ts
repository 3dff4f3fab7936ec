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

/** A message of this phone that is not in the loaded chat yet. The server stores one message per id, so retries are safe. */
export interface Unsent {
  id: string
  text: string
  /** Null while the message is being sent; afterwards the reason of the failure. */
  problem: string | null
}

const none: readonly Unsent[] = []
/** Ids that this document has sent. After a reload, drafts without an id here are shown as failed. */
const sentIds = new Set<string>()

/** Shows a message at once, stores it as a draft until the server has it, and restores unsent ones on the next visit. */
export function useSaying(stayId: string, messages: readonly ChatMessage[]) {
  const { language } = useReader()
  const client = useQueryClient()
  const draftKey = `said ${stayId}`
  const [drafts] = useDraft(draftKey, none)
  const change = (update: (current: readonly Unsent[]) => readonly Unsent[]) =>
    changeDraft<readonly Unsent[]>(draftKey, (current = none) => {
      const next = update(current)
      return next.length > 0 ? next : undefined
    })
  const setProblem = (id: string, problem: string | null) =>
    change((current) => current.map((message) => (message.id === id ? { ...message, problem } : message)))
  const send = async (id: string, text: string) => {
    const { endpoint } = api.hotel.chat.send
    sentIds.add(id)
    try {
      await callWrite(endpoint, { id, text })
      void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })
    } catch (error) {
      setProblem(id, await sentenceFor(language, failureOf(error)))
    }
  }
  const storedIds = new Set(messages.map(({ id }) => id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `storedIds` is built from `messages`
  useEffect(() => {
    if (drafts.some(({ id }) => storedIds.has(id))) change((current) => current.filter(({ id }) => !storedIds.has(id)))
  }, [drafts, messages])
  return {
    unsent: drafts
      .filter(({ id }) => !storedIds.has(id))
      .map((message) => ({ ...message, problem: sentIds.has(message.id) ? message.problem : failedText[language] })),
    sendMessage(text: string) {
      const id = newId()
      change((current) => [...current, { id, text, problem: null }])
      void send(id, text)
    },
    retry({ id, text }: Unsent) {
      setProblem(id, null)
      void send(id, text)
    },
  }
}
