import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import type { SidebarEntry, StaffShellContent } from '#web/kernel/shells/staff/staffShellContent.ts'
import { clubBinText } from './club/bin.text.ts'
import { clubSidebarEntries as club, clubSettings } from './club/entries.ts'
import { communityBinText } from './community/bin.text.ts'
import { communitySidebarEntries as community } from './community/entries.ts'
import { hotelBinText } from './hotel/bin.text.ts'
import { hotelSidebarEntries as hotel, hotelSettings } from './hotel/entries.ts'
import {
  activityEntry,
  backupsEntry,
  binEntry,
  configurationEntry,
  kernelSettings,
  usersEntry,
} from './kernel/entries.ts'
import { staffText } from './kernel/shells/staff/staff.text.ts'
import { propertiesBinText } from './properties/bin.text.ts'
import { propertiesSidebarEntries as properties } from './properties/entries.ts'

const settings = [...clubSettings, ...hotelSettings, ...kernelSettings]

// Loaded after the page, because no page is opened for the sake of these parts.
const bell = lazyPart(() => import('./NotificationBell.tsx').then((m) => m.NotificationBell))
const alarm = lazyPart(() => import('./community/alarm/EmergencyAlarm.tsx').then((m) => m.EmergencyAlarm))
const search = lazyPart(() => import('./StaffSearch.tsx').then((m) => m.StaffSearch))
const records = () => import('./community/admin/members/RecordPanels.tsx')
const claims = lazyPart(() => records().then((m) => m.ClaimsPanel))
const bookings = lazyPart(() => records().then((m) => m.BookingsPanel))

/** The entries of the specification, in its order. */
const first: readonly SidebarEntry[] = [
  club.dashboard,
  hotel.outlets,
  club.news,
  club.tournaments,
  club.bags,
  club.dossiers,
  club.people,
  community.claims,
]
const second: readonly SidebarEntry[] = [
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
  .flatMap((product) => Object.values<SidebarEntry>(product))
  .filter((entry) => !first.includes(entry) && !second.includes(entry))

const administration = [usersEntry, activityEntry, binEntry, backupsEntry, configurationEntry(settings)]

/** Sidebar entries, settings, top bar and member panels that the products add to the back-office. */
export const staffShellContent: StaffShellContent = {
  groups: [
    { name: 'club', label: staffText.groups.club, entries: first },
    { name: 'services', label: staffText.groups.services, entries: [...second, ...others] },
    { name: 'administration', label: staffText.groups.administration, entries: administration },
  ],
  settings,
  bar: { alarm, bell, search },
  ofMember: { claims, bookings },
  inBin: { ...clubBinText, ...communityBinText, ...hotelBinText, ...propertiesBinText },
}
