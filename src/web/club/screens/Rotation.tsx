import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { type Board, screenLimits } from '#contract/club/screens.limits.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { NewsBoardScreen, TournamentsBoardScreen, WinnersBoardScreen } from '../posts/PostsBoardScreen.tsx'
import { BagsBoardScreen } from './BagsBoardScreen.tsx'
import { useNow } from './useNow.ts'

const screens: Record<Board, () => React.ReactNode> = {
  news: NewsBoardScreen,
  tournaments: TournamentsBoardScreen,
  winners: WinnersBoardScreen,
  bags: BagsBoardScreen,
}

/** A television's boards in turn. A bag that is being moved does not wait for its turn. */
export function Rotation({ boards }: { boards: readonly Board[] }) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (boards.length < 2) return
    const timer = setInterval(() => setTurn((now) => now + 1), screenLimits.boardFor)
    return () => clearInterval(timer)
  }, [boards.length])
  const showsBags = boards.includes('bags')
  const pending = useReadWhile(showsBags, api.club.custody.pending).data ?? []
  const now = useNow(pending.map(({ until }) => until))
  const moving = showsBags && pending.some(({ until }) => Date.parse(until) > now)
  const board = moving ? 'bags' : (boards[turn % boards.length] ?? 'news')
  const Shown = screens[board]
  return <Shown key={board} />
}
