import { api } from '#contract/api.ts'
import type { TvBoard } from '#contract/club/screens.limits.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { NewsBoardScreen, TournamentsBoardScreen, WinnersBoardScreen } from '../posts/PostsBoardScreen.tsx'
import { BagsBoardScreen } from './BagsBoardScreen.tsx'
import { useLatestPassedTime } from './useLatestPassedTime.ts'

export const boardScreens: Record<TvBoard, () => React.ReactNode> = {
  news: NewsBoardScreen,
  tournaments: TournamentsBoardScreen,
  winners: WinnersBoardScreen,
  bags: BagsBoardScreen,
}

/** Whether a television with the bags board must show it at once, because a bag is being moved. */
export function useIsBagMoving(showsBags: boolean) {
  const pending = useReadWhile(showsBags, api.club.custody.pending).data ?? []
  const now = useLatestPassedTime(pending.map(({ until }) => until))
  return showsBags && pending.some(({ until }) => Date.parse(until) > now)
}
