import { IconGift, IconInbox, IconMessage, IconPray, IconUsersGroup } from '@tabler/icons-react'
import { to } from '#contract/community/pages.ts'
import type { RequestKind } from '#contract/community/requests.limits.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { LinkRows } from '#web/kernel/ui/lists/LinkRows.tsx'
import { actionsText as text } from './requests.text.ts'

/** The four actions in the specification's order; a lider also sees the requests to answer. */
export function ActionsScreen() {
  const venue = venueFromQuery(useSearch())
  const request = (kind: RequestKind) => to('request', { idRequest: kind }, venue)
  const actions = [
    { label: text.prayer, icon: IconPray, to: request('prayer') },
    { label: text.contact, icon: IconMessage, to: request('contact') },
    { label: text.donate, icon: IconGift, to: to('donations', venue) },
    { label: text.group, icon: IconUsersGroup, to: request('group') },
  ]
  if (useMe().role === 'lider') actions.push({ label: text.heard, icon: IconInbox, to: to('heard') })
  return (
    <PhonePage title={text.title}>
      <LinkRows links={actions} />
    </PhonePage>
  )
}
