import { clubPhonePages } from '#contract/club/pages.phone.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const clubPhoneScreens = pagesWithScreens(clubPhonePages, {
  home: lazyPart(() => import('#web/club/posts/HomeScreen.tsx').then((m) => m.HomeScreen)),
  move: lazyPart(() => import('#web/club/custody/MoveScreen.tsx').then((m) => m.MoveScreen)),
  scan: lazyPart(() => import('#web/club/custody/ScanScreen.tsx').then((m) => m.ScanScreen)),
})
