import { communityStaffPages } from '#contract/community/pages.staff.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const communityStaffScreens = pagesWithScreens(communityStaffPages, {
  communityAdmin: lazyPart(() =>
    import('#web/community/admin/lists/SuppliersScreen.tsx').then((m) => m.SuppliersScreen),
  ),
  supplierAdminCreate: lazyPart(() =>
    import('#web/community/admin/lists/supplierForms.tsx').then((m) => m.SupplierCreateScreen),
  ),
  supplierAdminEdit: lazyPart(() =>
    import('#web/community/admin/lists/supplierForms.tsx').then((m) => m.SupplierEditScreen),
  ),
  activitiesAdmin: lazyPart(() => import('#web/community/admin/lists/activities.tsx').then((m) => m.ActivitiesScreen)),
  activityAdminCreate: lazyPart(() =>
    import('#web/community/admin/lists/activities.tsx').then((m) => m.ActivityCreateScreen),
  ),
  activityAdminEdit: lazyPart(() =>
    import('#web/community/admin/lists/activities.tsx').then((m) => m.ActivityEditScreen),
  ),
  restaurantsAdmin: lazyPart(() =>
    import('#web/community/admin/lists/restaurants.tsx').then((m) => m.RestaurantsScreen),
  ),
  restaurantAdminCreate: lazyPart(() =>
    import('#web/community/admin/lists/restaurants.tsx').then((m) => m.RestaurantCreateScreen),
  ),
  restaurantAdminEdit: lazyPart(() =>
    import('#web/community/admin/lists/restaurants.tsx').then((m) => m.RestaurantEditScreen),
  ),
  mapsAdmin: lazyPart(() => import('#web/community/admin/lists/maps.tsx').then((m) => m.MapsScreen)),
  mapAdminCreate: lazyPart(() => import('#web/community/admin/lists/maps.tsx').then((m) => m.MapCreateScreen)),
  mapAdminEdit: lazyPart(() => import('#web/community/admin/lists/maps.tsx').then((m) => m.MapEditScreen)),
  ministriesAdmin: lazyPart(() => import('#web/community/admin/lists/ministries.tsx').then((m) => m.MinistriesScreen)),
  ministryAdminCreate: lazyPart(() =>
    import('#web/community/admin/lists/ministries.tsx').then((m) => m.MinistryCreateScreen),
  ),
  ministryAdminEdit: lazyPart(() =>
    import('#web/community/admin/lists/ministries.tsx').then((m) => m.MinistryEditScreen),
  ),
  groupsAdmin: lazyPart(() => import('#web/community/admin/groups/groups.tsx').then((m) => m.GroupsScreen)),
  groupAdminCreate: lazyPart(() => import('#web/community/admin/groups/groups.tsx').then((m) => m.GroupCreateScreen)),
  groupAdminEdit: lazyPart(() => import('#web/community/admin/groups/groups.tsx').then((m) => m.GroupEditScreen)),
  groupAdmin: lazyPart(() =>
    import('#web/community/admin/groups/GroupAdminScreen.tsx').then((m) => m.GroupAdminScreen),
  ),
  members: lazyPart(() => import('#web/community/admin/members/MembersScreen.tsx').then((m) => m.MembersScreen)),
  memberImport: lazyPart(() =>
    import('#web/community/admin/members/MemberImportScreen.tsx').then((m) => m.MemberImportScreen),
  ),
  memberPoster: lazyPart(() =>
    import('#web/community/admin/members/MemberPosterScreen.tsx').then((m) => m.MemberPosterScreen),
  ),
  classBands: lazyPart(() =>
    import('#web/community/admin/classes/ClassBandsScreen.tsx').then((m) => m.ClassBandsScreen),
  ),
  memberCreate: lazyPart(() =>
    import('#web/community/admin/members/MemberCreateScreen.tsx').then((m) => m.MemberCreateScreen),
  ),
  member: lazyPart(() => import('#web/community/admin/members/MemberScreen.tsx').then((m) => m.MemberScreen)),
  bookingsAdmin: lazyPart(() =>
    import('#web/community/admin/bookings/BookingsScreen.tsx').then((m) => m.BookingsScreen),
  ),
  requestsAdmin: lazyPart(() =>
    import('#web/community/admin/requests/RequestsScreen.tsx').then((m) => m.RequestsScreen),
  ),
  gate: lazyPart(() => import('#web/community/admin/gate/GateScreen.tsx').then((m) => m.GateScreen)),
  withdrawalsAdmin: lazyPart(() =>
    import('#web/community/admin/withdrawals/WithdrawalsScreen.tsx').then((m) => m.WithdrawalsScreen),
  ),
  alertsAdmin: lazyPart(() => import('#web/community/admin/alerts/AlertsScreen.tsx').then((m) => m.AlertsScreen)),
  absence: lazyPart(() => import('#web/community/admin/absences/AbsenceScreen.tsx').then((m) => m.AbsenceScreen)),
  claimsAdmin: lazyPart(() =>
    import('#web/community/admin/claims/ClaimsAdminScreen.tsx').then((m) => m.ClaimsAdminScreen),
  ),
  claimAdmin: lazyPart(() =>
    import('#web/community/admin/claims/ClaimAdminScreen.tsx').then((m) => m.ClaimAdminScreen),
  ),
})
