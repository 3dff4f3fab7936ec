import { useCallback, useState } from 'react'

interface Listed {
  id: string
  createdAt: string
}

/** As the server lists them. */
const newestFirst = (one: Listed, other: Listed) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)

/**
 * A list that things leave by what others do. One on which somebody is writing here stays in its place until that is sent
 * or given up: nothing typed goes with it.
 */
export function useBeingWritten<T extends Listed>(listed: readonly T[] | undefined) {
  const [written, setWritten] = useState<ReadonlyMap<string, T>>(new Map())
  const left = [...written.values()].filter(({ id }) => !listed?.some((one) => one.id === id))
  const onWriting = useCallback(
    (thing: T, writing: boolean) =>
      setWritten((now) => {
        if (now.get(thing.id) === (writing ? thing : undefined)) return now
        const next = new Map(now)
        if (writing) next.set(thing.id, thing)
        else next.delete(thing.id)
        return next
      }),
    [],
  )
  return {
    things: listed && [...listed, ...left].sort(newestFirst),
    hasLeft: ({ id }: T) => left.some((one) => one.id === id),
    isWritten: ({ id }: T) => written.has(id),
    onWriting,
  }
}
