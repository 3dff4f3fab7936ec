import { to } from '#contract/kernel/pages.ts'
import type { Entry, OfferedSetting } from './shells/staff/offers.ts'
import { staffText } from './shells/staff/staff.text.ts'

export const usersEntry: Entry = { label: staffText.users, way: { to: to('users'), pages: ['users'] } }

/** The configuration, with the pages that products have added to it. */
export const configurationEntry = (settings: readonly OfferedSetting[]): Entry => ({
  label: staffText.configuration,
  way: {
    to: to('configurations'),
    pages: ['configurations', 'configurationEdit', 'recoverSignedIn', ...settings.map(({ page }) => page)],
  },
})
