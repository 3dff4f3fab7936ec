import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type TvBoard, tvLimits } from '#contract/club/screens.limits.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { type Place, placeAt, TakesTurns } from '#web/kernel/shells/tv/turning.ts'
import { NewsBoardScreen, TournamentsBoardScreen, WinnersBoardScreen } from '../posts/PostsBoardScreen.tsx'
import { BagsBoardScreen } from './BagsBoardScreen.tsx'
import { useNow } from './useNow.ts'

const screens: Record<TvBoard, () => React.ReactNode> = {
  news: NewsBoardScreen,
  tournaments: TournamentsBoardScreen,
  winners: WinnersBoardScreen,
  bags: BagsBoardScreen,
}

const start: Place = { board: 0, page: 0 }

/**
 * Shows a television's boards one after the other, each with all its pages. While a bag is being moved, the bags board
 * is shown at once.
 */
export function Rotation({ boards }: { boards: readonly TvBoard[] }) {
  const [position, setPosition] = useState(start)
  const showsBags = boards.includes('bags')
  const pending = useReadWhile(showsBags, api.club.custody.pending).data ?? []
  const now = useNow(pending.map(({ until }) => until))
  const isBagMoving = showsBags && pending.some(({ until }) => Date.parse(until) > now)
  const board = isBagMoving ? 'bags' : (boards[position.board % boards.length] ?? 'news')
  const turn = {
    page: position.page,
    alone: tvLimits.boardFor,
    onTurn: (page: number, count: number) => setPosition(({ board }) => placeAt(board, page, count)),
  }
  const BoardScreen = screens[board]
  return (
    <TakesTurns value={isBagMoving || boards.length < 2 ? null : turn}>
      <BoardScreen key={board} />
    </TakesTurns>
  )
}
