import { clubPublicPages } from '#contract/club/pages.public.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const clubPublicScreens = pagesWithScreens(clubPublicPages, {
  newsPage: lazyPart(() => import('#web/club/posts/NewsPostScreen.tsx').then((m) => m.NewsPostScreen)),
})
