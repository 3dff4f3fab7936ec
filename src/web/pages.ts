import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { createPageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { clubScreens } from './club/pages.ts'
import { communityStaffScreens } from './community/pages.staff.ts'
import { hotelScreens } from './hotel/pages.ts'
import { firstRunScreens, kernelScreens } from './kernel/pages.ts'
import { propertiesScreens } from './properties/pages.ts'

const shells = {
  entrance: lazyPart(() => import('#web/kernel/shells/entrance/EntranceShell.tsx').then((m) => m.EntranceShell)),
  staff: lazyPart(() => import('./StaffShellWithProducts.tsx').then((m) => m.StaffShellWithProducts)),
}

/** The pages of the staff and of the sign-in, and their shells. */
export const staffPageRegistry = createPageRegistry(
  shells,
  kernelScreens,
  firstRunScreens,
  clubScreens,
  communityStaffScreens,
  hotelScreens,
  propertiesScreens,
)
