import type { Offers } from '#web/kernel/shells/staff/offers.ts'
import { clubEntries as club, clubSettings } from './club/entries.ts'
import { BookingsPanel, ClaimsPanel } from './community/admin/members/RecordPanels.tsx'
import { Alarm } from './community/alarm/Alarm.tsx'
import { communityEntries as community } from './community/entries.ts'
import { Bell } from './hotel/bell/Bell.tsx'
import { hotelEntries as hotel } from './hotel/entries.ts'
import { configurationEntry, usersEntry } from './kernel/entries.ts'
import { propertiesEntries as properties } from './properties/entries.ts'

const settings = [...clubSettings]

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
  bar: { alarm: Alarm, bell: Bell },
  ofMember: { claims: ClaimsPanel, bookings: BookingsPanel },
}
