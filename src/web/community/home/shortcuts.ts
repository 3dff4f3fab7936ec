import {
  IconAlertTriangle,
  IconChecklist,
  IconGolf,
  IconMessageReport,
  IconNews,
  IconTools,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import { to } from '#contract/community/pages.ts'
import type { PhoneLink } from '#web/kernel/shells/phone/offers.ts'
import { homeText } from './home.text.ts'

const text = homeText.shortcuts

/** Links to pages that no bottom bar contains. */
export const shortcuts: readonly PhoneLink[] = [
  { label: text.news, icon: IconNews, page: 'news', to: (venue) => to('news', venue) },
  { label: text.suppliers, icon: IconTools, page: 'suppliers', to: (venue) => to('suppliers', venue) },
  { label: text.restaurants, icon: IconToolsKitchen2, page: 'restaurants', to: (venue) => to('restaurants', venue) },
  { label: text.golfballs, icon: IconGolf, page: 'golfballs', to: (venue) => to('golfballs', venue) },
  { label: text.claims, icon: IconMessageReport, page: 'claims', to: (venue) => to('claims', venue) },
  { label: text.emergency, icon: IconAlertTriangle, page: 'emergency', to: (venue) => to('emergency', venue) },
  {
    label: text.takeAssistant,
    icon: IconChecklist,
    page: 'takeAssistant',
    to: () => to('takeAssistant'),
    who: ['lider'],
  },
]
