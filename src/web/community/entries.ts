import { to } from '#contract/community/pages.staff.ts'
import type { Entry } from '#web/kernel/shells/staff/offers.ts'
import { communityEntryText as words } from './entries.text.ts'

export const communityEntries = {
  community: {
    label: words.community,
    way: { to: to('members'), pages: ['members', 'memberCreate', 'member'] },
  },
  claims: { label: words.claims, way: null },
} satisfies Record<string, Entry>
