import { clubPhonePages } from './club/pages.phone.ts'
import { clubPublicPages } from './club/pages.public.ts'
import { clubPages } from './club/pages.ts'
import { clubTvPages } from './club/pages.tv.ts'
import { communityStaffPages } from './community/pages.staff.ts'
import { communityPages } from './community/pages.ts'
import { guestPages } from './hotel/pages.guest.ts'
import { hotelStaffPages } from './hotel/pages.ts'
import { firstRunPages } from './kernel/firstRunPage.ts'
import { kernelPages } from './kernel/pages.ts'
import { propertiesPublicPages } from './properties/pages.public.ts'
import { propertiesPages } from './properties/pages.ts'

/** All pages of all products. */
export const pages = {
  ...kernelPages,
  ...firstRunPages,
  ...clubPages,
  ...clubTvPages,
  ...clubPhonePages,
  ...communityPages,
  ...communityStaffPages,
  ...clubPublicPages,
  ...hotelStaffPages,
  ...guestPages,
  ...propertiesPages,
  ...propertiesPublicPages,
}
export type PageName = keyof typeof pages
