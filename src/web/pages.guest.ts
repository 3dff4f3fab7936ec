import { part } from '#web/kernel/navigation/part.ts'
import { partsOf } from '#web/kernel/navigation/parts.ts'
import { guestScreens } from './hotel/pages.guest.ts'

const shells = {
  guest: part(() => import('#web/kernel/shells/guest/GuestShell.tsx').then((m) => m.GuestShell)),
}

/** The pages of a hotel's guests, and their shell. */
export const guestParts = partsOf(shells, guestScreens)
