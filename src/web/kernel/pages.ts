import { kernelPages } from '#contract/kernel/pages.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const kernelScreens = drawnBy(kernelPages, {
  landing: part(() => import('#web/kernel/venues/LandingScreen.tsx').then((m) => m.LandingScreen)),
  login: part(() => import('#web/kernel/identity/LoginScreen.tsx').then((m) => m.LoginScreen)),
  recover: part(() => import('#web/kernel/identity/RecoverScreen.tsx').then((m) => m.RecoverScreen)),
  resetPassword: part(() => import('#web/kernel/identity/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen)),
  configurations: part(() => import('#web/kernel/venues/ConfigurationsScreen.tsx').then((m) => m.ConfigurationsScreen)),
  configurationEdit: part(() =>
    import('#web/kernel/venues/ConfigurationEditScreen.tsx').then((m) => m.ConfigurationEditScreen),
  ),
  users: part(() => import('#web/kernel/users/UsersScreen.tsx').then((m) => m.UsersScreen)),
  recoverSignedIn: part(() =>
    import('#web/kernel/identity/RecoverSignedInScreen.tsx').then((m) => m.RecoverSignedInScreen),
  ),
})
