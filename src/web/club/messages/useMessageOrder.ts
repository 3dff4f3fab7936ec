import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Message } from '#contract/club/messages.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'

/** Moves at once on the screen; orders are sent one after the other, and only the last one wanted. */
export function useMessageOrder(messages: readonly Message[]) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<string[] | null>(null)
  const latest = useRef<string[] | null>(null)
  const want = (ids: string[] | null) => {
    latest.current = ids
    setWanted(ids)
  }
  const order = useWrite(api.club.messages.order, {
    onSuccess: (ordered, { ids }) => {
      client.setQueryData(keyOf({ endpoint: api.club.messages.list.endpoint, input: {} }), ordered)
      // The very list that was sent, or one wanted since.
      if (latest.current && latest.current !== ids) order.mutate({ ids: latest.current })
      else want(null)
    },
    onError: (failure) => {
      want(null)
      popup.error(sentenceFor(failure))
    },
  })

  const rank = new Map(wanted?.map((id, i) => [id, i]))
  const shown = wanted ? [...messages].sort((a, b) => (rank.get(a.id) ?? -1) - (rank.get(b.id) ?? -1)) : messages
  return {
    shown,
    move(id: string, by: -1 | 1) {
      const ids = shown.map((message) => message.id)
      const from = ids.indexOf(id)
      ids.splice(from, 1)
      ids.splice(from + by, 0, id)
      want(ids)
      if (!order.isPending) order.mutate({ ids })
    },
  }
}
