import { communityPages } from '#contract/community/pages.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const communityScreens = pagesWithScreens(communityPages, {
  loginApp: lazyPart(() => import('#web/community/members/LoginAppScreen.tsx').then((m) => m.LoginAppScreen)),
  memberRecover: lazyPart(() => import('#web/community/members/RecoverScreen.tsx').then((m) => m.RecoverScreen)),
  memberReset: lazyPart(() => import('#web/community/members/ResetScreen.tsx').then((m) => m.ResetScreen)),
  mailConfirm: lazyPart(() => import('#web/community/members/MailConfirmScreen.tsx').then((m) => m.MailConfirmScreen)),
  register: lazyPart(() => import('#web/community/members/RegisterScreen.tsx').then((m) => m.RegisterScreen)),
  comingSoon: lazyPart(() => import('#web/community/members/ComingSoonScreen.tsx').then((m) => m.ComingSoonScreen)),
  profile: lazyPart(() => import('#web/community/members/ProfileScreen.tsx').then((m) => m.ProfileScreen)),
  profileAccess: lazyPart(() =>
    import('#web/community/members/ProfileAccessScreen.tsx').then((m) => m.ProfileAccessScreen),
  ),
  profileEdit: lazyPart(() => import('#web/community/members/ProfileEditScreen.tsx').then((m) => m.ProfileEditScreen)),
  news: lazyPart(() => import('#web/community/news/NewsScreen.tsx').then((m) => m.NewsScreen)),
  messagesApp: lazyPart(() =>
    import('#web/community/news/VideoMessagesPhoneScreen.tsx').then((m) => m.VideoMessagesPhoneScreen),
  ),
  suppliers: lazyPart(() => import('#web/community/directory/SuppliersScreen.tsx').then((m) => m.SuppliersScreen)),
  supplierCreate: lazyPart(() =>
    import('#web/community/directory/SupplierCreateScreen.tsx').then((m) => m.SupplierCreateScreen),
  ),
  restaurants: lazyPart(() =>
    import('#web/community/directory/RestaurantsScreen.tsx').then((m) => m.RestaurantsScreen),
  ),
  maps: lazyPart(() => import('#web/community/directory/MapsScreen.tsx').then((m) => m.MapsScreen)),
  ministries: lazyPart(() => import('#web/community/directory/MinistriesScreen.tsx').then((m) => m.MinistriesScreen)),
  actions: lazyPart(() => import('#web/community/requests/ActionsScreen.tsx').then((m) => m.ActionsScreen)),
  request: lazyPart(() => import('#web/community/requests/RequestScreen.tsx').then((m) => m.RequestScreen)),
  heard: lazyPart(() =>
    import('#web/community/requests/RequestsToAnswerScreen.tsx').then((m) => m.RequestsToAnswerScreen),
  ),
  groups: lazyPart(() => import('#web/community/groups/GroupsScreen.tsx').then((m) => m.GroupsScreen)),
  group: lazyPart(() => import('#web/community/groups/GroupScreen.tsx').then((m) => m.GroupScreen)),
  groupRollCall: lazyPart(() =>
    import('#web/community/groups/GroupRollCallScreen.tsx').then((m) => m.GroupRollCallScreen),
  ),
  classMessages: lazyPart(() =>
    import('#web/community/groups/ClassMessagesScreen.tsx').then((m) => m.ClassMessagesScreen),
  ),
  donations: lazyPart(() => import('#web/community/directory/DonationsScreen.tsx').then((m) => m.DonationsScreen)),
  hours: lazyPart(() => import('#web/community/bookings/HoursScreen.tsx').then((m) => m.HoursScreen)),
  booking: lazyPart(() => import('#web/community/bookings/BookingScreen.tsx').then((m) => m.BookingScreen)),
  bookings: lazyPart(() => import('#web/community/bookings/BookingsScreen.tsx').then((m) => m.BookingsScreen)),
  golfballs: lazyPart(() => import('#web/community/withdrawals/GolfballsScreen.tsx').then((m) => m.GolfballsScreen)),
  claims: lazyPart(() => import('#web/community/claims/ClaimsScreen.tsx').then((m) => m.ClaimsScreen)),
  claimCreate: lazyPart(() => import('#web/community/claims/ClaimCreateScreen.tsx').then((m) => m.ClaimCreateScreen)),
  authorisations: lazyPart(() =>
    import('#web/community/authorisations/AuthorisationsScreen.tsx').then((m) => m.AuthorisationsScreen),
  ),
  emergency: lazyPart(() => import('#web/community/emergency/EmergencyScreen.tsx').then((m) => m.EmergencyScreen)),
  takeAssistant: lazyPart(() =>
    import('#web/community/absences/TakeAssistantScreen.tsx').then((m) => m.TakeAssistantScreen),
  ),
  rollCalls: lazyPart(() => import('#web/community/absences/RollCallsScreen.tsx').then((m) => m.RollCallsScreen)),
  memberAbsences: lazyPart(() =>
    import('#web/community/absences/MemberAbsencesScreen.tsx').then((m) => m.MemberAbsencesScreen),
  ),
})
