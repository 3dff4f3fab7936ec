import { IconChevronRight, IconGift, IconInbox, IconMessage, IconPray, IconUsersGroup } from '@tabler/icons-react'
import { venueAt } from '#contract/address.ts'
import { to } from '#contract/community/pages.ts'
import type { RequestKind } from '#contract/community/requests.limits.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import list from '../phone/list.module.css'
import { PhonePage } from '../phone/PhonePage.tsx'
import { actionsText as text } from './requests.text.ts'

/** The four things that one can do here, in the specification's order; a lider also answers what others asked. */
export function ActionsScreen() {
  const venue = venueAt(useSearch())
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
      <ul className={list.rows}>
        {actions.map(({ label, icon: Icon, to }) => (
          <li key={label}>
            <Link to={to} className={list.row}>
              <Icon size={24} stroke={1.6} aria-hidden />
              <span className={list.words}>
                <strong>{label}</strong>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </PhonePage>
  )
}
