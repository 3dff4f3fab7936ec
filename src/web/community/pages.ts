import { communityPages } from '#contract/community/pages.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const communityScreens = drawnBy(communityPages, {
  loginApp: part(() => import('#web/community/members/LoginAppScreen.tsx').then((m) => m.LoginAppScreen)),
  memberRecover: part(() => import('#web/community/members/RecoverScreen.tsx').then((m) => m.RecoverScreen)),
  memberReset: part(() => import('#web/community/members/ResetScreen.tsx').then((m) => m.ResetScreen)),
  register: part(() => import('#web/community/members/RegisterScreen.tsx').then((m) => m.RegisterScreen)),
  comingSoon: part(() => import('#web/community/members/ComingSoonScreen.tsx').then((m) => m.ComingSoonScreen)),
  profile: part(() => import('#web/community/members/ProfileScreen.tsx').then((m) => m.ProfileScreen)),
  profileEdit: part(() => import('#web/community/members/ProfileEditScreen.tsx').then((m) => m.ProfileEditScreen)),
  news: part(() => import('#web/community/news/NewsScreen.tsx').then((m) => m.NewsScreen)),
  messagesApp: part(() => import('#web/community/news/MessagesAppScreen.tsx').then((m) => m.MessagesAppScreen)),
  suppliers: part(() => import('#web/community/directory/SuppliersScreen.tsx').then((m) => m.SuppliersScreen)),
  supplierCreate: part(() =>
    import('#web/community/directory/SupplierCreateScreen.tsx').then((m) => m.SupplierCreateScreen),
  ),
  restaurants: part(() => import('#web/community/directory/RestaurantsScreen.tsx').then((m) => m.RestaurantsScreen)),
  maps: part(() => import('#web/community/directory/MapsScreen.tsx').then((m) => m.MapsScreen)),
  ministries: part(() => import('#web/community/directory/MinistriesScreen.tsx').then((m) => m.MinistriesScreen)),
  actions: part(() => import('#web/community/requests/ActionsScreen.tsx').then((m) => m.ActionsScreen)),
  request: part(() => import('#web/community/requests/RequestScreen.tsx').then((m) => m.RequestScreen)),
  heard: part(() => import('#web/community/requests/HeardScreen.tsx').then((m) => m.HeardScreen)),
  donations: part(() => import('#web/community/directory/DonationsScreen.tsx').then((m) => m.DonationsScreen)),
  hours: part(() => import('#web/community/bookings/HoursScreen.tsx').then((m) => m.HoursScreen)),
  booking: part(() => import('#web/community/bookings/BookingScreen.tsx').then((m) => m.BookingScreen)),
  bookings: part(() => import('#web/community/bookings/BookingsScreen.tsx').then((m) => m.BookingsScreen)),
  golfballs: part(() => import('#web/community/withdrawals/GolfballsScreen.tsx').then((m) => m.GolfballsScreen)),
  claims: part(() => import('#web/community/claims/ClaimsScreen.tsx').then((m) => m.ClaimsScreen)),
  claimCreate: part(() => import('#web/community/claims/ClaimCreateScreen.tsx').then((m) => m.ClaimCreateScreen)),
  authorisations: part(() =>
    import('#web/community/authorisations/AuthorisationsScreen.tsx').then((m) => m.AuthorisationsScreen),
  ),
  emergency: part(() => import('#web/community/emergency/EmergencyScreen.tsx').then((m) => m.EmergencyScreen)),
  takeAssistant: part(() =>
    import('#web/community/absences/TakeAssistantScreen.tsx').then((m) => m.TakeAssistantScreen),
  ),
})
