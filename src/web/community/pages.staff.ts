import { communityStaffPages } from '#contract/community/pages.staff.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const communityStaffScreens = drawnBy(communityStaffPages, {
  members: part(() => import('#web/community/admin/members/MembersScreen.tsx').then((m) => m.MembersScreen)),
  memberCreate: part(() =>
    import('#web/community/admin/members/MemberCreateScreen.tsx').then((m) => m.MemberCreateScreen),
  ),
  member: part(() => import('#web/community/admin/members/MemberScreen.tsx').then((m) => m.MemberScreen)),
})
