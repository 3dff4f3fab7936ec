import { communityStaffPages } from '#contract/community/pages.staff.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const communityStaffScreens = drawnBy(communityStaffPages, {
  communityAdmin: part(() => import('#web/community/admin/lists/suppliers.tsx').then((m) => m.SuppliersScreen)),
  supplierAdminCreate: part(() =>
    import('#web/community/admin/lists/suppliers.tsx').then((m) => m.SupplierCreateScreen),
  ),
  supplierAdminEdit: part(() => import('#web/community/admin/lists/suppliers.tsx').then((m) => m.SupplierEditScreen)),
  activitiesAdmin: part(() => import('#web/community/admin/lists/activities.tsx').then((m) => m.ActivitiesScreen)),
  activityAdminCreate: part(() =>
    import('#web/community/admin/lists/activities.tsx').then((m) => m.ActivityCreateScreen),
  ),
  activityAdminEdit: part(() => import('#web/community/admin/lists/activities.tsx').then((m) => m.ActivityEditScreen)),
  restaurantsAdmin: part(() => import('#web/community/admin/lists/restaurants.tsx').then((m) => m.RestaurantsScreen)),
  restaurantAdminCreate: part(() =>
    import('#web/community/admin/lists/restaurants.tsx').then((m) => m.RestaurantCreateScreen),
  ),
  restaurantAdminEdit: part(() =>
    import('#web/community/admin/lists/restaurants.tsx').then((m) => m.RestaurantEditScreen),
  ),
  mapsAdmin: part(() => import('#web/community/admin/lists/maps.tsx').then((m) => m.MapsScreen)),
  mapAdminCreate: part(() => import('#web/community/admin/lists/maps.tsx').then((m) => m.MapCreateScreen)),
  mapAdminEdit: part(() => import('#web/community/admin/lists/maps.tsx').then((m) => m.MapEditScreen)),
  ministriesAdmin: part(() => import('#web/community/admin/lists/ministries.tsx').then((m) => m.MinistriesScreen)),
  ministryAdminCreate: part(() =>
    import('#web/community/admin/lists/ministries.tsx').then((m) => m.MinistryCreateScreen),
  ),
  ministryAdminEdit: part(() => import('#web/community/admin/lists/ministries.tsx').then((m) => m.MinistryEditScreen)),
  members: part(() => import('#web/community/admin/members/MembersScreen.tsx').then((m) => m.MembersScreen)),
  memberCreate: part(() =>
    import('#web/community/admin/members/MemberCreateScreen.tsx').then((m) => m.MemberCreateScreen),
  ),
  member: part(() => import('#web/community/admin/members/MemberScreen.tsx').then((m) => m.MemberScreen)),
  bookingsAdmin: part(() => import('#web/community/admin/bookings/BookingsScreen.tsx').then((m) => m.BookingsScreen)),
  requestsAdmin: part(() => import('#web/community/admin/requests/RequestsScreen.tsx').then((m) => m.RequestsScreen)),
  gate: part(() => import('#web/community/admin/gate/GateScreen.tsx').then((m) => m.GateScreen)),
  withdrawalsAdmin: part(() =>
    import('#web/community/admin/withdrawals/WithdrawalsScreen.tsx').then((m) => m.WithdrawalsScreen),
  ),
  alertsAdmin: part(() => import('#web/community/admin/alerts/AlertsScreen.tsx').then((m) => m.AlertsScreen)),
  absence: part(() => import('#web/community/admin/absences/AbsenceScreen.tsx').then((m) => m.AbsenceScreen)),
  claimsAdmin: part(() => import('#web/community/admin/claims/ClaimsAdminScreen.tsx').then((m) => m.ClaimsAdminScreen)),
  claimAdmin: part(() => import('#web/community/admin/claims/ClaimAdminScreen.tsx').then((m) => m.ClaimAdminScreen)),
})
