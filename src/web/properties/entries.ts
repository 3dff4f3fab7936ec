import type { PageName } from '#contract/pages.ts'
import { to } from '#contract/properties/pages.ts'
import type { SidebarEntry } from '#web/kernel/shells/staff/staffShellContent.ts'
import { propertiesSidebarText as words } from './entries.text.ts'

const pages: readonly PageName[] = [
  'propertiesAdmin',
  'propertyCreate',
  'propertyEdit',
  'propertyDesk',
  'propertiesImport',
  'propertiesVisits',
  'propertiesEnquiries',
  'propertiesFigures',
]

export const propertiesSidebarEntries = {
  properties: { label: words.properties, way: { to: to('propertiesAdmin'), pages }, products: ['properties'] },
} satisfies Record<string, SidebarEntry>
