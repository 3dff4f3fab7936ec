import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { createPageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { clubPhoneScreens } from './club/pages.phone.ts'
import { communityScreens } from './community/pages.ts'

const shells = {
  phone: lazyPart(() => import('./PhoneShellWithProducts.tsx').then((m) => m.PhoneShellWithProducts)),
}

/** The pages of the community's app and of the bag room's phones, and their shell. */
export const phonePageRegistry = createPageRegistry(shells, clubPhoneScreens, communityScreens)
