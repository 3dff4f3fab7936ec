import { to } from '#contract/properties/pages.ts'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { propertiesAdminText as text } from './listings/admin.text.ts'

const tabs = [
  { to: to('propertiesAdmin'), label: text.list },
  { to: to('propertiesEnquiries'), label: text.enquiries },
  { to: to('propertiesVisits'), label: text.visits },
  { to: to('propertiesFigures'), label: text.figures },
]

/** Tabs of the back-office's property pages: properties, enquiries, agenda, figures. */
export function PropertiesTabs() {
  const { pathname } = useCurrentUrl()
  return <PageTabs label={text.tabs} tabs={tabs.map((tab) => ({ ...tab, here: tab.to === pathname }))} />
}
