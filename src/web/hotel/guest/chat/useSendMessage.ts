import { useEffect } from 'react'
import { api, featureOf } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { updateDraft, useTabDraft } from '#web/kernel/data/tabDraft.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { actionFailedText } from '../actionFailed.text.ts'
import { loadFailureSentence } from '../useGuestAction.ts'

/** A message of this phone that is not in the loaded chat yet. The server stores one message per id, so retries are safe. */
export interface UnsentMessage {
  id: string
  text: string
  /** Null while the message is being sent; afterwards the reason of the failure. */
  problem: string | null
}

const none: readonly UnsentMessage[] = []
/** Ids that this document has sent. After a reload, drafts without an id here are shown as failed. */
const sentIds = new Set<string>()

/** Shows a message at once, stores it as a draft until the server has it, and restores unsent ones on the next visit. */
export function useSendMessage(stayId: string, messages: readonly ChatMessage[]) {
  const { language } = useGuestUrl()
  const cache = useReadCache()
  const draftKey = `said ${stayId}`
  const [drafts] = useTabDraft(draftKey, none)
  const change = (update: (current: readonly UnsentMessage[]) => readonly UnsentMessage[]) =>
    updateDraft<readonly UnsentMessage[]>(draftKey, (current = none) => {
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
      void cache.invalidate(featureOf(endpoint))
    } catch (error) {
      setProblem(id, await loadFailureSentence(language, toFailure(error)))
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
      .map((message) => ({
        ...message,
        problem: sentIds.has(message.id) ? message.problem : actionFailedText[language],
      })),
    sendMessage(text: string) {
      const id = newId()
      change((current) => [...current, { id, text, problem: null }])
      void send(id, text)
    },
    retry({ id, text }: UnsentMessage) {
      setProblem(id, null)
      void send(id, text)
    },
  }
}
