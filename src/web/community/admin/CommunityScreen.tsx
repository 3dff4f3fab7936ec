import type { ReactNode } from 'react'
import { to } from '#contract/community/pages.staff.ts'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { PageTabs } from '#web/kernel/ui/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { adminText as text } from './admin.text.ts'

const tabs = [{ to: to('members'), label: text.tabs.members }]

interface CommunityScreenProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** A tab of the community in the back-office. */
export function CommunityScreen({ title, actions, children }: CommunityScreenProps) {
  const { pathname } = useHere()
  return (
    <Screen title={title} actions={actions}>
      <PageTabs label={text.sections} tabs={tabs.map((tab) => ({ ...tab, here: tab.to === pathname }))} />
      {children}
    </Screen>
  )
}
