import { clubTvPages } from '#contract/club/pages.tv.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const clubTvScreens = drawnBy(clubTvPages, {
  screen: part(() => import('#web/club/screens/OwnScreen.tsx').then((m) => m.OwnScreen)),
  screenNews: part(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.NewsBoardScreen)),
  screenTournaments: part(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.TournamentsBoardScreen)),
  screenWinners: part(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.WinnersBoardScreen)),
  screenBags: part(() => import('#web/club/screens/BagsBoardScreen.tsx').then((m) => m.BagsBoardScreen)),
})
