import { createContext, useContext, useEffect, useState } from 'react'

/** Splits items into pages of at most `pageSize`, as even as possible: ten items in threes give 3, 3, 2, 2. */
export function splitIntoPages<T>(items: readonly T[], pageSize: number): T[][] {
  const count = Math.ceil(items.length / pageSize)
  const pages: T[][] = []
  let from = 0
  for (let page = 0; page < count; page++) {
    const size = Math.ceil((items.length - from) / (count - page))
    pages.push(items.slice(from, from + size))
    from += size
  }
  return pages
}

/** The current board of a rotation, and the current page of that board. */
export interface TvPosition {
  board: number
  page: number
}

/** The given page of a board, or the next board if the board has no such page. */
export const tvPositionAfter = (board: number, page: number, count: number): TvPosition =>
  page < count ? { board, page } : { board: board + 1, page: 0 }

interface Turn {
  /** The page to continue with after an interruption. */
  page: number
  /** Milliseconds for which a board with a single page is shown; undefined if the rotation does not wait for pages. */
  alone: number | undefined
  onTurn: (page: number, count: number) => void
}

/** Provided around a board that is part of a rotation; null for a board that is shown alone. */
export const TvRotationContext = createContext<Turn | null>(null)

/**
 * Turns the pages of a board every `turnEvery` milliseconds. A board with one page waits as long as its rotation states. A new
 * value of `newest` shows the first page at once.
 */
export function useTurningPage(count: number, newest: string | undefined, turnEvery: number) {
  const rotation = useContext(TvRotationContext)
  const [state, setState] = useState({ page: rotation?.page ?? 0, newest, turn: 0 })
  // The first result is not new content, so it keeps the page.
  if (state.newest !== newest)
    setState({ page: state.newest === undefined ? state.page : 0, newest, turn: state.turn + 1 })
  const page = count === 0 ? 0 : state.page % count
  const { turn } = state
  const delay = count < 2 ? rotation?.alone : turnEvery
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts its own timer
  useEffect(() => {
    if (delay === undefined) return
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, page: page + 1, turn: now.turn + 1 }))
      rotation?.onTurn(page + 1, count)
    }, delay)
    return () => clearTimeout(timer)
  }, [count, turn, delay])
  return { page, turn }
}
