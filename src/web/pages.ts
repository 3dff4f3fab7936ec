import { part } from '#web/kernel/navigation/part.ts'
import type { Parts } from '#web/kernel/navigation/parts.ts'
import { clubScreens } from './club/pages.ts'
import { guestScreens } from './hotel/pages.guest.ts'
import { hotelScreens } from './hotel/pages.ts'
import { kernelScreens } from './kernel/pages.ts'

/** Every page's screen and every surface's shell, each in a chunk of its own. */
export const parts: Parts = {
  pages: [...kernelScreens, ...clubScreens, ...hotelScreens, ...guestScreens],
  shells: {
    door: part(() => import('#web/kernel/shells/door/DoorShell.tsx').then((m) => m.DoorShell)),
    staff: part(() => import('./BackOffice.tsx').then((m) => m.BackOffice)),
    phone: part(() => import('#web/kernel/shells/phone/PhoneShell.tsx').then((m) => m.PhoneShell)),
    tv: part(() => import('#web/kernel/shells/tv/TvShell.tsx').then((m) => m.TvShell)),
    guest: part(() => import('#web/kernel/shells/guest/GuestShell.tsx').then((m) => m.GuestShell)),
  },
}
