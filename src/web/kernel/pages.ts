import { firstRunPages } from '#contract/kernel/firstRunPage.ts'
import { kernelPages } from '#contract/kernel/pages.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const kernelScreens = pagesWithScreens(kernelPages, {
  landing: lazyPart(() => import('#web/kernel/venues/LandingScreen.tsx').then((m) => m.LandingScreen)),
  login: lazyPart(() => import('#web/kernel/identity/LoginScreen.tsx').then((m) => m.LoginScreen)),
  recover: lazyPart(() => import('#web/kernel/identity/RecoverScreen.tsx').then((m) => m.RecoverScreen)),
  resetPassword: lazyPart(() =>
    import('#web/kernel/identity/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  ),
  accessibility: lazyPart(() =>
    import('#web/kernel/accessibility/AccessibilityScreen.tsx').then((m) => m.AccessibilityScreen),
  ),
  configurations: lazyPart(() =>
    import('#web/kernel/venues/ConfigurationsScreen.tsx').then((m) => m.ConfigurationsScreen),
  ),
  configurationEdit: lazyPart(() =>
    import('#web/kernel/venues/ConfigurationEditScreen.tsx').then((m) => m.ConfigurationEditScreen),
  ),
  account: lazyPart(() => import('#web/kernel/identity/AccountScreen.tsx').then((m) => m.AccountScreen)),
  users: lazyPart(() => import('#web/kernel/users/UsersScreen.tsx').then((m) => m.UsersScreen)),
  activity: lazyPart(() => import('#web/kernel/activity/ActivityScreen.tsx').then((m) => m.ActivityScreen)),
  bin: lazyPart(() => import('#web/kernel/bin/BinScreen.tsx').then((m) => m.BinScreen)),
  backups: lazyPart(() => import('#web/kernel/backups/BackupsScreen.tsx').then((m) => m.BackupsScreen)),
  failedMails: lazyPart(() => import('#web/kernel/mails/FailedMailsScreen.tsx').then((m) => m.FailedMailsScreen)),
  integrations: lazyPart(() =>
    import('#web/kernel/integrations/IntegrationsScreen.tsx').then((m) => m.IntegrationsScreen),
  ),
  webhook: lazyPart(() => import('#web/kernel/integrations/WebhookScreen.tsx').then((m) => m.WebhookScreen)),
  recoverSignedIn: lazyPart(() =>
    import('#web/kernel/identity/RecoverSignedInScreen.tsx').then((m) => m.RecoverSignedInScreen),
  ),
})

export const firstRunScreens = pagesWithScreens(firstRunPages, {
  firstRun: lazyPart(() => import('#web/kernel/firstRun/FirstRunScreen.tsx').then((m) => m.FirstRunScreen)),
})
