import { useState } from 'react'
import { type TvBoard, tvLimits } from '#contract/club/screens.limits.ts'
import { type TvPosition, TvRotationContext, tvPositionAfter } from '#web/kernel/shells/tv/tvRotation.ts'
import { boardScreens, useIsBagMoving } from './boards.tsx'

const start: TvPosition = { board: 0, page: 0 }

/**
 * Shows a television's boards one after the other, each with all its pages. While a bag is being moved, the bags board
 * is shown at once.
 */
export function BoardRotation({ boards }: { boards: readonly TvBoard[] }) {
  const [position, setPosition] = useState(start)
  const isBagMoving = useIsBagMoving(boards.includes('bags'))
  const board = isBagMoving ? 'bags' : (boards[position.board % boards.length] ?? 'news')
  const turn = {
    page: position.page,
    alone: tvLimits.boardFor,
    onTurn: (page: number, count: number) => setPosition(({ board }) => tvPositionAfter(board, page, count)),
  }
  const BoardScreen = boardScreens[board]
  return (
    <TvRotationContext value={isBagMoving || boards.length < 2 ? null : turn}>
      <BoardScreen key={board} />
    </TvRotationContext>
  )
}
