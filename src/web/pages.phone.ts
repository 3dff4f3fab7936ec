import { part } from '#web/kernel/navigation/part.ts'
import { partsOf } from '#web/kernel/navigation/parts.ts'
import { clubPhoneScreens } from './club/pages.phone.ts'
import { communityScreens } from './community/pages.ts'

const shells = {
  phone: part(() => import('./Phone.tsx').then((m) => m.Phone)),
}

/** The pages of the community's app and of the bag room's phones, and their shell. */
export const phoneParts = partsOf(shells, clubPhoneScreens, communityScreens)
