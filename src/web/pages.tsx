import { part } from '#web/kernel/navigation/part.ts'
import type { Parts } from '#web/kernel/navigation/preparing.tsx'

/**
 * Every page's screen and every surface's shell, each in a chunk of its own; a page without a screen does not
 * compile. The build reads the addresses below to tell the server which files a page needs: keep one per line.
 */
export const parts: Parts = {
  shells: {
    door: part(() => import('#web/kernel/shells/door/DoorShell.tsx').then((m) => m.DoorShell)),
    staff: part(() => import('#web/kernel/shells/staff/StaffShell.tsx').then((m) => m.StaffShell)),
    tv: part(() => import('#web/kernel/shells/tv/TvShell.tsx').then((m) => m.TvShell)),
  },
  screens: {
    landing: part(() => import('#web/kernel/venues/LandingScreen.tsx').then((m) => m.LandingScreen)),
    login: part(() => import('#web/kernel/identity/LoginScreen.tsx').then((m) => m.LoginScreen)),
    recover: part(() => import('#web/kernel/identity/RecoverScreen.tsx').then((m) => m.RecoverScreen)),
    resetPassword: part(() =>
      import('#web/kernel/identity/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
    ),
    dashboard: part(() => import('#web/club/dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen)),
    newsAdmin: part(() => import('#web/club/posts/PostsScreen.tsx').then((m) => m.PostsScreen)),
    newsCreate: part(() => import('#web/club/posts/PostCreateScreen.tsx').then((m) => m.PostCreateScreen)),
    newsEdit: part(() => import('#web/club/posts/PostEditScreen.tsx').then((m) => m.PostEditScreen)),
    configurations: part(() =>
      import('#web/kernel/venues/ConfigurationsScreen.tsx').then((m) => m.ConfigurationsScreen),
    ),
    recoverSignedIn: part(() =>
      import('#web/kernel/identity/RecoverSignedInScreen.tsx').then((m) => m.RecoverSignedInScreen),
    ),
    screen: part(() => import('#web/club/screens/ChooserScreen.tsx').then((m) => m.ChooserScreen)),
    screenNews: part(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.NewsBoardScreen)),
    screenTournaments: part(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.TournamentsBoardScreen)),
    screenWinners: part(() => import('#web/club/posts/PostsBoardScreen.tsx').then((m) => m.WinnersBoardScreen)),
    screenBags: part(() => import('#web/club/screens/BagsBoardScreen.tsx').then((m) => m.BagsBoardScreen)),
  },
}
