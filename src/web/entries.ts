import { part } from '#web/kernel/navigation/part.ts'
import type { Offers } from '#web/kernel/shells/staff/offers.ts'
import { clubEntries as club, clubSettings } from './club/entries.ts'
import { communityEntries as community } from './community/entries.ts'
import { hotelEntries as hotel } from './hotel/entries.ts'
import { configurationEntry, usersEntry } from './kernel/entries.ts'
import { propertiesEntries as properties } from './properties/entries.ts'

const settings = [...clubSettings]

// They come after the page: none of them is what somebody opens a page for.
const bell = part(() => import('./hotel/bell/Bell.tsx').then((m) => m.Bell))
const alarm = part(() => import('./community/alarm/Alarm.tsx').then((m) => m.Alarm))
const records = () => import('./community/admin/members/RecordPanels.tsx')
const claims = part(() => records().then((m) => m.ClaimsPanel))
const bookings = part(() => records().then((m) => m.BookingsPanel))

/** What every product puts into the back-office. The first eight are the specification's, in its order and words. */
export const offers: Offers = {
  entries: {
    first: [
      club.dashboard,
      hotel.outlets,
      club.news,
      club.tournaments,
      club.bags,
      club.dossiers,
      club.people,
      community.claims,
    ],
    second: [
      hotel.menus,
      hotel.orders,
      hotel.rooms,
      club.messages,
      hotel.chats,
      properties.properties,
      community.community,
      club.screens,
      usersEntry,
      configurationEntry(settings),
    ],
  },
  settings,
  bar: { alarm, bell },
  ofMember: { claims, bookings },
}
