import { clubPublicPages } from '#contract/club/pages.public.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const clubPublicScreens = drawnBy(clubPublicPages, {
  newsPage: part(() => import('#web/club/posts/NewsScreen.tsx').then((m) => m.NewsScreen)),
})
