import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { createPageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { clubTvScreens } from './club/pages.tv.ts'

const shells = {
  tv: lazyPart(() => import('./club/screens/ClubTvShell.tsx').then((m) => m.ClubTvShell)),
}

/** The pages of televisions, and their shell. */
export const tvPageRegistry = createPageRegistry(shells, clubTvScreens)
