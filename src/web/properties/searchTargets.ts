import { to } from '#contract/properties/pages.ts'
import type { SearchTarget } from '#web/kernel/search/searchTarget.ts'
import { propertiesTargetText as text } from './searchTargets.text.ts'

export const propertiesTargets: readonly SearchTarget[] = [
  { ...text.create, page: 'propertyCreate', to: to('propertyCreate'), kind: 'action' },
  { ...text.import, page: 'propertiesImport', to: to('propertiesImport'), kind: 'action' },
  { ...text.enquiries, page: 'propertiesEnquiries', to: to('propertiesEnquiries') },
  { ...text.visits, page: 'propertiesVisits', to: to('propertiesVisits') },
  { ...text.figures, page: 'propertiesFigures', to: to('propertiesFigures') },
]
