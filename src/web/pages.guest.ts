import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { createPageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { guestScreens } from './hotel/pages.guest.ts'

const shells = {
  guest: lazyPart(() => import('#web/kernel/shells/guest/GuestShell.tsx').then((m) => m.GuestShell)),
}

/** The pages of a hotel's guests, and their shell. */
export const guestPageRegistry = createPageRegistry(shells, guestScreens)
