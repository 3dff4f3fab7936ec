import { clubTvPages } from '#contract/club/pages.tv.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const clubTvScreens = pagesWithScreens(clubTvPages, {
  screen: lazyPart(() => import('#web/club/screens/TvEntryScreen.tsx').then((m) => m.TvEntryScreen)),
  screenNews: lazyPart(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.NewsBoardScreen)),
  screenTournaments: lazyPart(() =>
    import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.TournamentsBoardScreen),
  ),
  screenWinners: lazyPart(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.WinnersBoardScreen)),
  screenBags: lazyPart(() => import('#web/club/screens/BagsBoardScreen.tsx').then((m) => m.BagsBoardScreen)),
})
