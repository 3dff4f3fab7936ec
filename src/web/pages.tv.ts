import { part } from '#web/kernel/navigation/part.ts'
import { partsOf } from '#web/kernel/navigation/parts.ts'
import { clubTvScreens } from './club/pages.tv.ts'

const shells = {
  tv: part(() => import('#web/kernel/shells/tv/TvShell.tsx').then((m) => m.TvShell)),
}

/** The pages of televisions, and their shell. */
export const tvParts = partsOf(shells, clubTvScreens)
