import type { Db } from '#server/kernel/db/database.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import type { FilledVenue } from '../venues.ts'
import { fillAbsences } from './absences.ts'
import { fillActivities } from './activities.ts'
import { fillMemberMessages } from './asking.ts'
import { fillDirectory } from './directory.ts'
import { fillGroups } from './groups.ts'
import { fillMembers } from './members.ts'

export const fillCommunity = async (db: Db, venue: FilledVenue, pictures: DemoPictures, now: Date) => {
  const people = await fillMembers(db, venue, pictures, now)
  await fillDirectory(db, venue, pictures, people, now)
  await fillActivities(db, venue, pictures, people, now)
  await fillMemberMessages(db, venue, people, now)
  await fillAbsences(db, venue.venueId, people, now)
  await fillGroups(db, venue, people, now)
}
