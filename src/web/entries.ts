import type { Offers } from '#web/kernel/shells/staff/offers.ts'
import { clubEntries as club, clubSettings } from './club/entries.ts'
import { communityEntries as community } from './community/entries.ts'
import { hotelEntries as hotel } from './hotel/entries.ts'
import { configurationEntry } from './kernel/entries.ts'

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
    second: [hotel.menus, club.messages, club.screens, community.community, configurationEntry(settings)],
  },
  settings,
}
