import { communityStaffPages, to } from '#contract/community/pages.staff.ts'
import type { Product } from '#contract/kernel/products.limits.ts'
import type { PageName } from '#contract/pages.ts'
import type { SidebarEntry } from '#web/kernel/shells/staff/staffShellContent.ts'
import { communityEntryText as words } from './entries.text.ts'

const claims: readonly PageName[] = ['claimsAdmin', 'claimAdmin']
const others = (Object.keys(communityStaffPages) as (keyof typeof communityStaffPages)[]).filter(
  (page) => !claims.includes(page),
)

const products: readonly Product[] = ['community']

export const communitySidebarEntries = {
  community: { label: words.community, way: { to: to('communityAdmin'), pages: others }, products },
  claims: { label: words.claims, way: { to: to('claimsAdmin'), pages: claims }, products },
} satisfies Record<string, SidebarEntry>
