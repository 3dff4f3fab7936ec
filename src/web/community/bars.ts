import IconBuildingChurch from 'icon:building-church'
import IconClock from 'icon:clock'
import IconHeartHandshake from 'icon:heart-handshake'
import IconHome from 'icon:home'
import IconMap2 from 'icon:map-2'
import IconNews from 'icon:news'
import IconPlayerPlay from 'icon:player-play'
import IconUser from 'icon:user'
import { to } from '#contract/community/pages.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import type { BottomBar, PhoneLink } from '#web/kernel/shells/phone/phoneShellContent.ts'
import { barText as text } from './bars.text.ts'

const home: PhoneLink = { label: text.home, icon: IconHome, page: 'home', to: ({ venue }) => phoneHomePath(venue) }
const profile: PhoneLink = { label: text.profile, icon: IconUser, page: 'profile', to: (venue) => to('profile', venue) }
const hours: PhoneLink = { label: text.hours, icon: IconClock, page: 'hours', to: (venue) => to('hours', venue) }
const maps: PhoneLink = { label: text.maps, icon: IconMap2, page: 'maps', to: (venue) => to('maps', venue) }

const community: readonly PhoneLink[] = [
  { label: text.news, icon: IconNews, page: 'news', to: (venue) => to('news', venue) },
  { label: text.messages, icon: IconPlayerPlay, page: 'messagesApp', to: (venue) => to('messagesApp', venue) },
  { label: text.actions, icon: IconHeartHandshake, page: 'actions', to: (venue) => to('actions', venue) },
  { label: text.ministries, icon: IconBuildingChurch, page: 'ministries', to: (venue) => to('ministries', venue) },
  profile,
]

/** The bottom bars of the specification and the pages that show them. */
export const communityBottomBars: readonly BottomBar[] = [
  { on: ['home', 'hours', 'booking', 'maps', 'profile'], links: [home, hours, maps, profile] },
  { on: ['news', 'messagesApp', 'actions', 'ministries', 'donations'], links: community },
  { on: ['takeAssistant'], links: [home, profile] },
]
