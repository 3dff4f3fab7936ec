import { part } from '#web/kernel/navigation/part.ts'
import { partsOf } from '#web/kernel/navigation/parts.ts'
import { clubPublicScreens } from './club/pages.public.ts'
import { guestScreens } from './hotel/pages.guest.ts'
import { publicScreens } from './properties/pages.public.ts'

const shells = {
  guest: part(() => import('#web/kernel/shells/guest/GuestShell.tsx').then((m) => m.GuestShell)),
}

/** The pages that the server draws, and the shells they wear. */
export const drawnParts = partsOf(shells, guestScreens, publicScreens, clubPublicScreens)
