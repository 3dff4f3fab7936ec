import { useEffect, useState } from 'react'

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

/** Turns the pages of a board; another `newest` brings the first one back at once. */
export function usePage(count: number, newest: string | undefined, turnEvery: number) {
  const [at, setAt] = useState({ page: 0, newest, turn: 0 })
  if (at.newest !== newest) setAt({ page: 0, newest, turn: at.turn + 1 })
  const { turn } = at
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts its own pause
  useEffect(() => {
    if (count < 2) return
    const timer = setTimeout(() => setAt((now) => ({ ...now, page: now.page + 1, turn: now.turn + 1 })), turnEvery)
    return () => clearTimeout(timer)
  }, [count, turn, turnEvery])
  return { page: count === 0 ? 0 : at.page % count, turn }
}
