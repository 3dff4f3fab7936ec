import { part } from '#web/kernel/navigation/part.ts'
import type { Entry, Offers } from '#web/kernel/shells/staff/offers.ts'
import { clubEntries as club, clubSettings } from './club/entries.ts'
import { communityEntries as community } from './community/entries.ts'
import { hotelEntries as hotel } from './hotel/entries.ts'
import { configurationEntry, usersEntry } from './kernel/entries.ts'
import { propertiesEntries as properties } from './properties/entries.ts'

const settings = [...clubSettings]

// Loaded after the page, because no page is opened for the sake of these parts.
const bell = part(() => import('./hotel/bell/Bell.tsx').then((m) => m.Bell))
const alarm = part(() => import('./community/alarm/Alarm.tsx').then((m) => m.Alarm))
const records = () => import('./community/admin/members/RecordPanels.tsx')
const claims = part(() => records().then((m) => m.ClaimsPanel))
const bookings = part(() => records().then((m) => m.BookingsPanel))

/** The entries of the specification, in its order. */
const first: readonly Entry[] = [
  club.dashboard,
  hotel.outlets,
  club.news,
  club.tournaments,
  club.bags,
  club.dossiers,
  club.people,
  community.claims,
]
const second: readonly Entry[] = [
  hotel.menus,
  hotel.orders,
  hotel.rooms,
  club.messages,
  hotel.chats,
  properties.properties,
  community.community,
  club.screens,
]
/** An entry that neither group names follows the second group: a feature adds it in its product's entries.ts only. */
const others = [club, hotel, properties, community]
  .flatMap((product) => Object.values<Entry>(product))
  .filter((entry) => !first.includes(entry) && !second.includes(entry))

/** Sidebar entries, settings, top bar and member panels that the products add to the back-office. */
export const offers: Offers = {
  entries: { first, second: [...second, ...others, usersEntry, configurationEntry(settings)] },
  settings,
  bar: { alarm, bell },
  ofMember: { claims, bookings },
}
