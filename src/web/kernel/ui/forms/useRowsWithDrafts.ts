import { useCallback, useState } from 'react'

interface ListItem {
  id: string
  createdAt: string
}

/** Sorts items in the order in which the server lists them. */
const newestFirst = (a: ListItem, b: ListItem) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/**
 * Keeps an item in a live list while this person types a text for it, even if other people's actions remove it from the
 * list, so that the text is not lost.
 */
export function useRowsWithDrafts<T extends ListItem>(listed: readonly T[] | undefined) {
  const [written, setWritten] = useState<ReadonlyMap<string, T>>(new Map())
  const removed = [...written.values()].filter(({ id }) => !listed?.some((item) => item.id === id))
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
    things: listed && [...listed, ...removed].sort(newestFirst),
    hasLeft: ({ id }: T) => removed.some((item) => item.id === id),
    isWritten: ({ id }: T) => written.has(id),
    onWriting,
  }
}
