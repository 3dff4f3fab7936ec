import IconAlertTriangle from 'icon:alert-triangle'
import IconChecklist from 'icon:checklist'
import IconGolf from 'icon:golf'
import IconMessageReport from 'icon:message-report'
import IconNews from 'icon:news'
import IconTools from 'icon:tools'
import IconToolsKitchen2 from 'icon:tools-kitchen-2'
import type { DirectorySections } from '#contract/community/directory.ts'
import { to } from '#contract/community/pages.ts'
import type { PhoneLink } from '#web/kernel/shells/phone/phoneShellContent.ts'
import { homeText } from './home.text.ts'

const text = homeText.shortcuts

interface HomeShortcut extends PhoneLink {
  /** False if the page has nothing to show to this person. */
  isShown?: (filled: DirectorySections, isMember: boolean) => boolean
}

/** Links of the home page to pages that its own bottom bar does not contain. */
export const homeShortcuts: readonly HomeShortcut[] = [
  { label: text.news, icon: IconNews, page: 'news', to: (venue) => to('news', venue) },
  {
    label: text.suppliers,
    icon: IconTools,
    page: 'suppliers',
    to: (venue) => to('suppliers', venue),
    // Members see the link to an empty list too, because they can propose the first supplier there.
    isShown: ({ suppliers }, isMember) => suppliers || isMember,
  },
  {
    label: text.restaurants,
    icon: IconToolsKitchen2,
    page: 'restaurants',
    to: (venue) => to('restaurants', venue),
    isShown: ({ restaurants }) => restaurants,
  },
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
