import { useEffect, useRef, useState } from 'react'
import type { PlaylistEntry } from '#contract/club/playlists.limits.ts'
import type { TvBoard } from '#contract/club/screens.limits.ts'
import { TvRotationContext } from '#web/kernel/shells/tv/tvRotation.ts'
import { boardScreens, useIsBagMoving } from './boards.tsx'

/** Light colours for the whole television (shells/tv/night.module.css). */
const useLightTv = (isLight: boolean) =>
  useEffect(() => {
    document.documentElement.toggleAttribute('data-light-tv', isLight)
    return () => document.documentElement.removeAttribute('data-light-tv')
  }, [isLight])

/**
 * Shows the current entries of a playlist one after the other, each for its seconds. An entry continues with the page
 * after the one at which its board was left, so that short turns show all pages in the end. While a bag is being moved,
 * the bags board is shown at once.
 */
export function PlaylistRotation({ entries }: { entries: readonly PlaylistEntry[] }) {
  const [{ id, turn }, setCurrent] = useState({ id: entries[0]?.id, turn: 0 })
  const pages = useRef<Partial<Record<TvBoard, number>>>({})
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.id === id),
  )
  const { board, seconds, light } = entries[index] ?? { board: 'news', seconds: 0 }
  useLightTv(light === true)
  const next = entries[(index + 1) % entries.length]?.id
  const hasTurns = entries.length > 1
  const isBagMoving = useIsBagMoving(entries.some((entry) => entry.board === 'bags'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts its own timer
  useEffect(() => {
    if (!hasTurns || isBagMoving) return
    const timer = setTimeout(() => {
      pages.current[board] = (pages.current[board] ?? 0) + 1
      setCurrent((current) => ({ id: next, turn: current.turn + 1 }))
    }, seconds * 1000)
    return () => clearTimeout(timer)
  }, [turn, board, seconds, next, hasTurns, isBagMoving])

  const shown = isBagMoving ? 'bags' : board
  const rotation = {
    page: pages.current[board] ?? 0,
    alone: undefined,
    onTurn: (page: number) => {
      pages.current[board] = page
    },
  }
  const BoardScreen = boardScreens[shown]
  return (
    <TvRotationContext value={isBagMoving ? null : rotation}>
      <BoardScreen key={shown} />
    </TvRotationContext>
  )
}
