import type { PageName } from '#contract/pages.ts'
import { to } from '#contract/properties/pages.ts'
import type { Entry } from '#web/kernel/shells/staff/offers.ts'
import { propertiesEntryText as words } from './entries.text.ts'

const pages: readonly PageName[] = [
  'propertiesAdmin',
  'propertyCreate',
  'propertyEdit',
  'propertiesEnquiries',
  'propertiesFigures',
]

export const propertiesEntries = {
  properties: { label: words.properties, way: { to: to('propertiesAdmin'), pages } },
} satisfies Record<string, Entry>
