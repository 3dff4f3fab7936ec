import { randomUUID } from 'node:crypto'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { activities, slots } from '#server/community/activities/activities.table.ts'
import { bookings, slotDays } from '#server/community/bookings/bookings.table.ts'
import { weekdayOf } from '#server/community/bookings/days.rules.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { momentInVenueZone, todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import type { PictureName } from '../pictures/names.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import type { FilledVenue } from '../venues.ts'
import type { DemoMembers } from './members.ts'

interface DemoActivity {
  name: string
  hours: string
  photo: PictureName
  weekdays: number[]
  at: [startsAt: string, endsAt: string][]
  capacity: number
}

const club: DemoActivity[] = [
  {
    name: 'Clase de golf',
    hours: 'Martes a domingo, de 9 a 12',
    photo: 'driving-range',
    weekdays: [0, 2, 3, 4, 5, 6],
    at: [
      ['09:00', '10:00'],
      ['10:30', '11:30'],
    ],
    capacity: 4,
  },
  {
    name: 'Yoga',
    hours: 'Lunes, miércoles y viernes a las 8 y a las 19',
    photo: 'activity-yoga',
    weekdays: [1, 3, 5],
    at: [
      ['08:00', '09:00'],
      ['19:00', '20:00'],
    ],
    capacity: 12,
  },
  {
    name: 'Tenis',
    hours: 'Todos los días, de 8 a 21',
    photo: 'activity-tennis',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    at: [
      ['08:00', '09:30'],
      ['17:00', '18:30'],
      ['19:30', '21:00'],
    ],
    capacity: 2,
  },
  {
    name: 'Natación',
    hours: 'Martes y jueves a las 18:30',
    photo: 'activity-swim',
    weekdays: [2, 4],
    at: [['18:30', '19:30']],
    capacity: 8,
  },
  {
    name: 'Cabalgata',
    hours: 'Sábados a las 16',
    photo: 'activity-ride',
    weekdays: [6],
    at: [['16:00', '18:00']],
    capacity: 6,
  },
]
const small: DemoActivity[] = [
  {
    name: 'Caminata',
    hours: 'Todos los días a las 9',
    photo: 'activity-ride',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    at: [['09:00', '10:30']],
    capacity: 10,
  },
]

export const fillActivities = async (
  db: Db,
  { venueId, which }: FilledVenue,
  pictures: DemoPictures,
  people: DemoMembers,
  now: Date,
) => {
  const offered: (typeof slots.$inferSelect)[] = []
  for (const [i, { weekdays, at, capacity, photo, ...activity }] of (which === 1 ? club : small).entries()) {
    const activityId = randomUUID()
    const photoId = await pictures(photo)
    await db.insert(activities).values({ ...activity, venueId, id: activityId, photoId, place: i + 1, createdAt: now })
    const week = weekdays.flatMap((weekday) => at.map(([startsAt, endsAt]) => ({ weekday, startsAt, endsAt })))
    const made = await db
      .insert(slots)
      .values(week.map((hour) => ({ venueId, id: randomUUID(), activityId, capacity, ...hour })))
      .returning()
    offered.push(...made)
  }
  // Books some places of the coming days.
  const today = await todayInVenue(db, now)
  const guests = people.filter(({ approvedAt }) => approvedAt).slice(-4)
  for (const ahead of [1, 2, 3]) {
    const day = daysAfter(today, ahead)
    const slot = offered.filter(({ weekday }) => weekday === weekdayOf(day)).at(ahead)
    if (!slot) continue
    const { id: slotId, capacity } = slot
    await db.insert(slotDays).values({ venueId, slotId, day, capacity })
    const startsAt = await momentInVenueZone(db, day, slot.startsAt)
    for (const { id: memberId } of guests.slice(0, Math.min(ahead, capacity)))
      await db.insert(bookings).values({ venueId, id: randomUUID(), memberId, slotId, day, startsAt, createdAt: now })
  }
}
