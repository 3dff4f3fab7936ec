import { randomUUID } from 'node:crypto'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { weekdayOf } from '#server/community/bookings/days.rules.ts'
import {
  announcements,
  groupAbsences,
  groupMembers,
  groupRollCalls,
  groups,
} from '#server/community/groups/groups.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import type { FilledVenue } from '../venues.ts'
import type { DemoMembers } from './members.ts'

interface DemoGroup {
  name: string
  description: string
  meetsAt: string
  weekday: number
  startsAt: string
  /** First name of the leader. */
  leader?: string
  members: string[]
  waiting?: string[]
  message?: string
}

const club: DemoGroup[] = [
  {
    name: 'Familias de los miércoles',
    description: 'Compartimos la cena y charlamos sobre la semana. Los chicos tienen su rincón.',
    meetsAt: 'Salón del lago',
    weekday: 3,
    startsAt: '20:00',
    leader: 'Laura',
    members: ['Carolina', 'Benjamín', 'Dante', 'Emma', 'Lautaro'],
    waiting: ['Felipe'],
    message: 'Este miércoles traemos algo dulce para compartir. Nos vemos a las 20!',
  },
  {
    name: 'Caminata de los sábados',
    description: 'Dos vueltas al lago, a paso tranquilo.',
    meetsAt: 'Entrada principal',
    weekday: 6,
    startsAt: '08:30',
    leader: 'Noelia',
    members: ['Guadalupe', 'Hilario'],
  },
  { name: 'Lectura', description: '', meetsAt: 'Biblioteca', weekday: 1, startsAt: '18:30', members: ['Isabella'] },
]
const small: DemoGroup[] = [
  { name: 'Encuentro', description: '', meetsAt: 'Comedor', weekday: 4, startsAt: '19:00', members: ['Nahuel'] },
]
const byVenue: Record<number, DemoGroup[]> = { 1: club, 2: small }
const day = 24 * 3_600_000

/** Creates groups with their members, and two roll-calls and a message in the first one. */
export const fillGroups = async (db: Db, { venueId, which }: FilledVenue, people: DemoMembers, now: Date) => {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const today = await todayInVenue(db, now)
  const personOf = (firstName: string) => {
    const found = people.find((member) => member.firstName === firstName)
    if (!found) throw new Error(`the demo has no member ${firstName}`)
    return found
  }
  for (const [place, { leader, members, waiting = [], message, ...fields }] of (byVenue[which] ?? []).entries()) {
    const groupId = randomUUID()
    const lider = leader ? personOf(leader) : null
    const group = { venueId, id: groupId, ...fields, leaderId: lider?.id ?? null, place: place + 1, createdAt: ago(50) }
    await db.insert(groups).values(group)
    const of = (name: string) => ({ venueId, groupId, memberId: personOf(name).id })
    await db
      .insert(groupMembers)
      .values([
        ...members.map((name) => ({ ...of(name), askedAt: ago(41), joinedAt: ago(40) })),
        ...waiting.map((name) => ({ ...of(name), askedAt: ago(1) })),
      ])
    if (!lider || !message) continue
    const fullName = `${lider.firstName} ${lider.lastName}`
    const last = daysAfter(today, -((weekdayOf(today) - fields.weekday + 7) % 7 || 7))
    for (const [week, absent] of [['Dante'], []].entries()) {
      const meeting = daysAfter(last, -7 * week)
      const madeAt = new Date(`${meeting}T23:30:00Z`)
      await db.insert(groupRollCalls).values({ venueId, groupId, day: meeting, lider: fullName, madeAt })
      for (const name of absent) await db.insert(groupAbsences).values({ ...of(name), day: meeting })
    }
    const sent = { venueId, id: randomUUID(), text: message, authorId: lider.id, by: fullName, at: ago(2) }
    await db.insert(announcements).values({ ...sent, groupId, sent: members.length })
  }
}
