import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type TvBoard, tvLimits } from '#contract/club/screens.limits.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { type TvPosition, TvRotationContext, tvPositionAfter } from '#web/kernel/shells/tv/tvRotation.ts'
import { NewsBoardScreen, TournamentsBoardScreen, WinnersBoardScreen } from '../posts/PostsBoardScreen.tsx'
import { BagsBoardScreen } from './BagsBoardScreen.tsx'
import { useLatestPassedTime } from './useLatestPassedTime.ts'

const screens: Record<TvBoard, () => React.ReactNode> = {
  news: NewsBoardScreen,
  tournaments: TournamentsBoardScreen,
  winners: WinnersBoardScreen,
  bags: BagsBoardScreen,
}

const start: TvPosition = { board: 0, page: 0 }

/**
 * Shows a television's boards one after the other, each with all its pages. While a bag is being moved, the bags board
 * is shown at once.
 */
export function BoardRotation({ boards }: { boards: readonly TvBoard[] }) {
  const [position, setPosition] = useState(start)
  const showsBags = boards.includes('bags')
  const pending = useReadWhile(showsBags, api.club.custody.pending).data ?? []
  const now = useLatestPassedTime(pending.map(({ until }) => until))
  const isBagMoving = showsBags && pending.some(({ until }) => Date.parse(until) > now)
  const board = isBagMoving ? 'bags' : (boards[position.board % boards.length] ?? 'news')
  const turn = {
    page: position.page,
    alone: tvLimits.boardFor,
    onTurn: (page: number, count: number) => setPosition(({ board }) => tvPositionAfter(board, page, count)),
  }
  const BoardScreen = screens[board]
  return (
    <TvRotationContext value={isBagMoving || boards.length < 2 ? null : turn}>
      <BoardScreen key={board} />
    </TvRotationContext>
  )
}
