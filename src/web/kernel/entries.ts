import { to } from '#contract/kernel/pages.ts'
import { staffText } from './shells/staff/staff.text.ts'
import type { SettingLink, SidebarEntry } from './shells/staff/staffShellContent.ts'

export const usersEntry: SidebarEntry = { label: staffText.users, way: { to: to('users'), pages: ['users'] } }

export const activityEntry: SidebarEntry = {
  label: staffText.activity,
  way: { to: to('activity'), pages: ['activity'] },
}
export const binEntry: SidebarEntry = { label: staffText.bin, way: { to: to('bin'), pages: ['bin'] } }

export const backupsEntry: SidebarEntry = {
  label: staffText.backups,
  way: { to: to('backups'), pages: ['backups'] },
}
export const kernelSettings: readonly SettingLink[] = [
  { name: staffText.failedMails, page: 'failedMails', to: to('failedMails'), label: staffText.seeFailedMails },
  {
    name: staffText.integrations,
    page: 'integrations',
    to: to('integrations'),
    label: staffText.seeIntegrations,
  },
]

/** The sidebar entry of the configuration; it is also current on the settings pages of products. */
export const configurationEntry = (settings: readonly SettingLink[]): SidebarEntry => ({
  label: staffText.configuration,
  way: {
    to: to('configurations'),
    pages: [
      'configurations',
      'configurationEdit',
      'account',
      'recoverSignedIn',
      'webhook',
      ...settings.map(({ page }) => page),
    ],
  },
})
