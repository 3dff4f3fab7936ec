import IconGift from 'icon:gift'
import IconInbox from 'icon:inbox'
import IconMessage from 'icon:message'
import IconPray from 'icon:pray'
import IconUsers from 'icon:users'
import IconUsersGroup from 'icon:users-group'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import type { RequestKind } from '#contract/community/requests.limits.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { LinkRows } from '#web/kernel/ui/lists/LinkRows.tsx'
import { groupsText } from '../groups/groups.text.ts'
import { actionsText as text } from './requests.text.ts'

/** The four actions in the specification's order; below them, a class leader's own tasks. */
export function ActionsScreen() {
  const venue = venueFromQuery(useSearchParams())
  const request = (kind: RequestKind) => to('request', { idRequest: kind }, venue)
  const actions = [
    { label: text.prayer, icon: IconPray, to: request('prayer') },
    { label: text.contact, icon: IconMessage, to: request('contact') },
    { label: text.donate, icon: IconGift, to: to('donations', venue) },
    { label: text.group, icon: IconUsersGroup, to: request('group') },
  ]
  return (
    <PhonePage title={text.title}>
      <LinkRows links={actions} />
      {useMe().role === 'lider' && <LiderLinks />}
    </PhonePage>
  )
}

/** Links to the requests that a lider answers and to the groups, with the number of open requests to join the lider's groups, if any. */
function LiderLinks() {
  const count = useRead(api.community.members.score).data?.joinRequests
  return (
    <LinkRows
      links={[
        { label: text.heard, icon: IconInbox, to: to('heard') },
        {
          label: groupsText.title,
          icon: IconUsers,
          to: to('groups'),
          note: count ? groupsText.wants(count) : undefined,
        },
      ]}
    />
  )
}
