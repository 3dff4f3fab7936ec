import type { Entry } from '#web/kernel/shells/staff/offers.ts'
import { communityEntryText as words } from './entries.text.ts'

export const communityEntries = {
  claims: { label: words.claims, way: null },
} satisfies Record<string, Entry>
