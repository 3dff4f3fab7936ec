import { part } from '#web/kernel/navigation/part.ts'
import { partsOf } from '#web/kernel/navigation/parts.ts'
import { clubScreens } from './club/pages.ts'
import { communityStaffScreens } from './community/pages.staff.ts'
import { hotelScreens } from './hotel/pages.ts'
import { kernelScreens } from './kernel/pages.ts'
import { propertiesScreens } from './properties/pages.ts'

const shells = {
  entrance: part(() => import('#web/kernel/shells/entrance/EntranceShell.tsx').then((m) => m.EntranceShell)),
  staff: part(() => import('./BackOffice.tsx').then((m) => m.BackOffice)),
}

/** The pages of the staff and of the sign-in, and their shells. */
export const parts = partsOf(shells, kernelScreens, clubScreens, communityStaffScreens, hotelScreens, propertiesScreens)
