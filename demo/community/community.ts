import type { Db } from '#server/kernel/db/database.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import { fillAbsences } from './absences.ts'
import { fillActivities } from './activities.ts'
import { fillAsking } from './asking.ts'
import { fillDirectory } from './directory.ts'
import { fillMembers } from './members.ts'

export const fillCommunity = async (db: Db, venueId: number, pictures: DemoPictures, now: Date) => {
  const people = await fillMembers(db, venueId, pictures, now)
  await fillDirectory(db, venueId, pictures, people, now)
  await fillActivities(db, venueId, pictures, people, now)
  await fillAsking(db, venueId, people, now)
  await fillAbsences(db, venueId, people, now)
}
