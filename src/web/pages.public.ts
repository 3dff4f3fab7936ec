import { part } from '#web/kernel/navigation/part.ts'
import { partsOf } from '#web/kernel/navigation/parts.ts'
import { clubPublicScreens } from './club/pages.public.ts'
import { publicScreens } from './properties/pages.public.ts'

const shells = {
  public: part(() => import('#web/kernel/shells/guest/GuestShell.tsx').then((m) => m.GuestShell)),
}

/** The public pages. They use the guests' shell. */
export const publicParts = partsOf(shells, publicScreens, clubPublicScreens)
