import { clubPhonePages } from '#contract/club/pages.phone.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const clubPhoneScreens = drawnBy(clubPhonePages, {
  home: part(() => import('#web/club/posts/HomeScreen.tsx').then((m) => m.HomeScreen)),
  move: part(() => import('#web/club/custody/MoveScreen.tsx').then((m) => m.MoveScreen)),
  scan: part(() => import('#web/club/custody/ScanScreen.tsx').then((m) => m.ScanScreen)),
})
