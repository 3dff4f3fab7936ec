import { createContext, useContext, useEffect, useState } from 'react'

/** Pages of at most `atOnce`, as even as they go: ten in threes make 3, 3, 2, 2 and never a lonely last one. */
export function intoPages<T>(things: readonly T[], atOnce: number): T[][] {
  const count = Math.ceil(things.length / atOnce)
  const pages: T[][] = []
  let from = 0
  for (let page = 0; page < count; page++) {
    const size = Math.ceil((things.length - from) / (count - page))
    pages.push(things.slice(from, from + size))
    from += size
  }
  return pages
}

/** Where boards that take turns are: at which of them, and at which of its pages. */
export interface Place {
  board: number
  page: number
}

/** A board's next page, or the next board once the last page has been seen. */
export const placeAt = (board: number, page: number, count: number): Place =>
  page < count ? { board, page } : { board: board + 1, page: 0 }

interface Turn {
  /** Where the board goes on, when it was interrupted. */
  page: number
  /** How long a board stays that has a single page. */
  alone: number
  onTurn: (page: number, count: number) => void
}

/** Around a board that takes turns with others. */
export const TakesTurns = createContext<Turn | null>(null)

/** Turns the pages of a board; another `newest` brings the first one back at once. */
export function usePage(count: number, newest: string | undefined, turnEvery: number) {
  const among = useContext(TakesTurns)
  const [at, setAt] = useState({ page: among?.page ?? 0, newest, turn: 0 })
  // What comes with the first answer is not newer than nothing.
  if (at.newest !== newest) setAt({ page: at.newest === undefined ? at.page : 0, newest, turn: at.turn + 1 })
  const page = count === 0 ? 0 : at.page % count
  const { turn } = at
  const pause = count < 2 ? among?.alone : turnEvery
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts its own pause
  useEffect(() => {
    if (pause === undefined) return
    const timer = setTimeout(() => {
      setAt((now) => ({ ...now, page: page + 1, turn: now.turn + 1 }))
      among?.onTurn(page + 1, count)
    }, pause)
    return () => clearTimeout(timer)
  }, [count, turn, pause])
  return { page, turn }
}
