import { useCallback, useState } from 'react'
import type { RequestHeard } from '#contract/community/requests.staff.ts'

/** As the server lists them. */
const newestFirst = (one: RequestHeard, other: RequestHeard) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)

/**
 * Requests leave the list, or show their answer, when somebody else answers. One that is being answered here stays until
 * that is sent or given up: nothing typed goes with it.
 */
export function useAnswering(listed: readonly RequestHeard[] | undefined) {
  const [written, setWritten] = useState<ReadonlyMap<string, RequestHeard>>(new Map())
  const left = [...written.values()].filter(({ id }) => !listed?.some((one) => one.id === id))
  const onWriting = useCallback(
    (request: RequestHeard, writing: boolean) =>
      setWritten((now) => {
        if (now.get(request.id) === (writing ? request : undefined)) return now
        const next = new Map(now)
        if (writing) next.set(request.id, request)
        else next.delete(request.id)
        return next
      }),
    [],
  )
  return {
    requests: listed && [...listed, ...left].sort(newestFirst),
    isAnswered: ({ id, answeredAt }: RequestHeard) => answeredAt !== null || left.some((one) => one.id === id),
    isWritten: ({ id }: RequestHeard) => written.has(id),
    onWriting,
  }
}
