import { to } from '#contract/properties/pages.ts'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { adminText as text } from './listings/admin.text.ts'

const tabs = [
  { to: to('propertiesAdmin'), label: text.list },
  { to: to('propertiesEnquiries'), label: text.enquiries },
  { to: to('propertiesFigures'), label: text.figures },
]

/** Tabs of the back-office's property pages: properties, enquiries, figures. */
export function Tabs() {
  const { pathname } = useHere()
  return <PageTabs label={text.tabs} tabs={tabs.map((tab) => ({ ...tab, here: tab.to === pathname }))} />
}
