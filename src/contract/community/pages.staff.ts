import { searchAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { admins, type Page, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { memberLimits } from './members.limits.ts'

/** What a list of members is asked for: those who wait, or those found. */
export const membersAt = (query: URLSearchParams) => ({
  ...searchAt(query, memberLimits.search),
  ...(query.has('waiting') ? { waiting: true } : {}),
})

/** The community in the back-office. */
export const communityStaffPages = {
  members: {
    path: '/community-admin/members',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.community.members.list, membersAt(query))],
  },
  memberCreate: { path: '/community-admin/members/create', who: admins, surface: 'staff' },
  member: {
    path: '/community-admin/members/:idMember',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.community.members.one, { id: params.idMember ?? '' })],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(communityStaffPages)
