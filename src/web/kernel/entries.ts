import { to } from '#contract/kernel/pages.ts'
import type { Entry, OfferedSetting } from './shells/staff/offers.ts'
import { staffText } from './shells/staff/staff.text.ts'

export const usersEntry: Entry = { label: staffText.users, way: { to: to('users'), pages: ['users'] } }

/** The sidebar entry of the configuration; it is also current on the settings pages of products. */
export const configurationEntry = (settings: readonly OfferedSetting[]): Entry => ({
  label: staffText.configuration,
  way: {
    to: to('configurations'),
    pages: ['configurations', 'configurationEdit', 'recoverSignedIn', ...settings.map(({ page }) => page)],
  },
})
