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

/** A television's boards in turn, each with all its pages. A bag that is being moved does not wait for its turn. */
export function Rotation({ boards }: { boards: readonly TvBoard[] }) {
  const [place, setPlace] = useState(start)
  const showsBags = boards.includes('bags')
  const pending = useReadWhile(showsBags, api.club.custody.pending).data ?? []
  const now = useNow(pending.map(({ until }) => until))
  const moving = showsBags && pending.some(({ until }) => Date.parse(until) > now)
  const board = moving ? 'bags' : (boards[place.board % boards.length] ?? 'news')
  const turn = {
    page: place.page,
    alone: tvLimits.boardFor,
    onTurn: (page: number, count: number) => setPlace(({ board }) => placeAt(board, page, count)),
  }
  const Shown = screens[board]
  return (
    <TakesTurns value={moving || boards.length < 2 ? null : turn}>
      <Shown key={board} />
    </TakesTurns>
  )
}
