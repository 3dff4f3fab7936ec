import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { createPageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { clubPublicScreens } from './club/pages.public.ts'
import { propertiesPublicScreens } from './properties/pages.public.ts'

const shells = {
  public: lazyPart(() => import('#web/kernel/shells/guest/GuestShell.tsx').then((m) => m.GuestShell)),
}

/** The public pages. They use the guests' shell. */
export const publicPageRegistry = createPageRegistry(shells, propertiesPublicScreens, clubPublicScreens)
