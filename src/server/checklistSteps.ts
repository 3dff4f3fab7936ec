import { isNotNull, ne, sql } from 'drizzle-orm'
import { to as toClub } from '#contract/club/pages.ts'
import { to as toCommunity } from '#contract/community/pages.staff.ts'
import { to as toHotel } from '#contract/hotel/pages.ts'
import { to } from '#contract/kernel/pages.ts'
import { people } from './club/people/people.table.ts'
import { tvs } from './club/screens/screens.table.ts'
import { members } from './community/members/members.table.ts'
import { menus } from './hotel/menus/menus.table.ts'
import { rooms } from './hotel/rooms/rooms.table.ts'
import type { DeclaredStep } from './kernel/checklist/checklistStep.ts'
import { staffAccounts } from './kernel/identity/identity.table.ts'
import { venues } from './kernel/venues/venues.table.ts'

const one = { one: sql`1` }

/** First steps of a new venue, of all products. */
export const checklistSteps: readonly DeclaredStep[] = [
  { step: 'menu', page: 'menus', pathOf: () => toHotel('menus'), rows: (db) => db.select(one).from(menus) },
  {
    step: 'room',
    page: 'rooms',
    pathOf: (venueId) => toHotel('rooms', { idHotel: venueId }),
    rows: (db) => db.select(one).from(rooms),
  },
  {
    step: 'television',
    page: 'screensAdmin',
    pathOf: () => toClub('screensAdmin'),
    rows: (db) => db.select(one).from(tvs),
  },
  { step: 'member', page: 'dossiers', pathOf: () => toClub('dossiers'), rows: (db) => db.select(one).from(people) },
  {
    step: 'communityMember',
    page: 'members',
    pathOf: () => toCommunity('members'),
    rows: (db) => db.select(one).from(members),
  },
  {
    step: 'colleague',
    page: 'users',
    pathOf: () => to('users'),
    // Selects the second staff account, televisions excluded: the first one is the admin's own.
    rows: (db) => db.select(one).from(staffAccounts).where(ne(staffAccounts.role, 'screen')).offset(1),
  },
  {
    step: 'mail',
    page: 'failedMails',
    pathOf: () => to('failedMails'),
    rows: (db) => db.select(one).from(venues).where(isNotNull(venues.mailTestedAt)),
  },
]
