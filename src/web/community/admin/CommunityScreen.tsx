import type { ReactNode } from 'react'
import { to } from '#contract/community/pages.staff.ts'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { adminText as text } from './admin.text.ts'
import { FilterLinks } from './FilterLinks.tsx'

const content = [
  { to: to('communityAdmin'), label: text.tabs.suppliers },
  { to: to('activitiesAdmin'), label: text.tabs.activities },
  { to: to('restaurantsAdmin'), label: text.tabs.restaurants },
  { to: to('mapsAdmin'), label: text.tabs.maps },
  { to: to('ministriesAdmin'), label: text.tabs.ministries },
]
const daily = [
  { to: to('members'), label: text.tabs.members },
  { to: to('groupsAdmin'), label: text.tabs.groups },
  { to: to('bookingsAdmin'), label: text.tabs.bookings },
  { to: to('requestsAdmin'), label: text.tabs.requests },
  { to: to('gate'), label: text.tabs.gate },
  { to: to('withdrawalsAdmin'), label: text.tabs.withdrawals },
  { to: to('alertsAdmin'), label: text.tabs.alerts },
  { to: to('absence'), label: text.tabs.absences },
]

interface CommunityScreenProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** A back-office page of the community, with links to its two groups of pages and the tabs of the open group. */
export function CommunityScreen({ title, actions, children }: CommunityScreenProps) {
  const { pathname } = useCurrentUrl()
  const tabs = daily.some((tab) => tab.to === pathname) ? daily : content
  return (
    <Screen title={title} actions={actions}>
      <FilterLinks
        label={text.groups}
        choices={[
          { to: to('communityAdmin'), label: text.content, here: tabs === content },
          { to: to('members'), label: text.daily, here: tabs === daily },
        ]}
      />
      <PageTabs label={text.sections} tabs={tabs.map((tab) => ({ ...tab, here: tab.to === pathname }))} />
      {children}
    </Screen>
  )
}
