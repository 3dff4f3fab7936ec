import { randomUUID } from 'node:crypto'
import { alerts } from '#server/hotel/alerts/alerts.table.ts'
import { chats, messages } from '#server/hotel/chat/chat.table.ts'
import { rooms } from '#server/hotel/rooms/rooms.table.ts'
import { occupiedRooms, stays } from '#server/hotel/stays/stays.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { FilledVenue } from './venues.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Said = ['guest' | 'staff', text: string]
/** A stay that has not ended. */
interface DemoStay {
  number: number
  name: string
  code: string
  daysAgo: number
  mail?: string
  clean?: true
  pay?: true
  noDisturb?: true
  said?: Said[]
}
interface DemoRooms {
  rooms: number[]
  tables: number[]
  staff: string
  stays: DemoStay[]
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n)

const club: DemoRooms = {
  rooms: from(101, 12),
  tables: from(1, 4),
  staff: 'Sergio',
  stays: [
    {
      number: 101,
      name: 'Julia Ferreyra',
      code: '482913',
      daysAgo: 2,
      mail: 'julia@ejemplo.test',
      said: [
        ['guest', 'Hola, ¿hasta qué hora se puede usar la pileta?'],
        ['staff', 'Hola Julia, hasta las 19. Las toallas están junto a las reposeras.'],
        ['guest', '¡Gracias! ¿Y se puede reservar una clase de golf para mañana temprano?'],
      ],
    },
    { number: 102, name: 'Martín y Sol', code: '557120', daysAgo: 1 },
    { number: 104, name: 'Familia Quiroga', code: '190347', daysAgo: 3, clean: true },
    {
      number: 105,
      name: 'Claire Dumont',
      code: '730562',
      daysAgo: 4,
      pay: true,
      mail: 'claire@ejemplo.test',
      said: [['guest', 'Bonjour, nous partons demain à 8 h. Pouvez-vous préparer la note ?']],
    },
    { number: 107, name: 'Hugo Barrios', code: '268804', daysAgo: 1, noDisturb: true },
    { number: 110, name: 'Paulo e Rita', code: '914275', daysAgo: 2, clean: true, noDisturb: true },
    { number: 2, name: 'Mesa del hoyo 9', code: '345781', daysAgo: 0 },
  ],
}
const sea: DemoRooms = {
  rooms: from(101, 6),
  tables: from(1, 2),
  staff: 'Marina',
  stays: [
    {
      number: 101,
      name: 'Inés Salas',
      code: '661904',
      daysAgo: 1,
      said: [
        ['guest', '¿Hay sombrillas en la playa?'],
        ['staff', 'Sí, con el número de la habitación.'],
      ],
    },
  ],
}
const hill: DemoRooms = { rooms: from(101, 3), tables: [], staff: '', stays: [] }
const byVenue: Record<number, DemoRooms> = { 1: club, 2: sea, 3: hill }

export interface DemoRoom {
  id: string
  number: number
  /** The room's current stay. */
  stayId: string | null
}

/** Messages are four minutes apart; the last one is fifteen minutes old. */
const talk = async (db: Db, venueId: number, stayId: string, said: readonly Said[], by: string, now: Date) => {
  const answered = said.findLastIndex(([side]) => side === 'staff') + 1
  const heard = {
    staffDelivered: said.length,
    staffRead: answered,
    guestDelivered: said.length,
    guestRead: said.length,
  }
  await db.insert(chats).values({ venueId, stayId, last: said.length, ...heard })
  for (const [index, [side, text]] of said.entries()) {
    const at = new Date(now.getTime() - 15 * minute - (said.length - index) * 4 * minute)
    const message = { venueId, id: randomUUID(), stayId, position: index + 1, from: side, text, at }
    await db.insert(messages).values({ ...message, by: side === 'staff' ? by : '' })
  }
}

/** Creates rooms and tables with their stays, some with open alerts. */
export const fillRooms = async (db: Db, { venueId, which }: FilledVenue, now: Date): Promise<DemoRoom[]> => {
  const demo = byVenue[which] ?? hill
  const filled: DemoRoom[] = []
  const numbered = [
    ...demo.rooms.map((number) => ({ kind: 'room' as const, number })),
    ...demo.tables.map((number) => ({ kind: 'table' as const, number })),
  ]
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  for (const room of numbered) {
    const id = randomUUID()
    await db.insert(rooms).values({ venueId, id, ...room })
    const stay = demo.stays.find(({ number }) => number === room.number)
    filled.push({ id, number: room.number, stayId: stay ? randomUUID() : null })
    const stayId = filled.at(-1)?.stayId
    if (!stay || !stayId) continue
    const { name, code, daysAgo, mail = '', clean, pay, noDisturb = false, said = [] } = stay
    await db.insert(stays).values({
      venueId,
      id: stayId,
      roomId: id,
      name,
      mail,
      code,
      openedAt: new Date(now.getTime() - daysAgo * day - 90 * minute),
      openedBy: demo.staff,
      noDisturb,
    })
    const asked = { clean: clean && ago(12), pay: pay && ago(6) }
    for (const kind of ['clean', 'pay'] as const) {
      const askedAt = asked[kind]
      if (askedAt) await db.insert(alerts).values({ venueId, stayId, kind, askedAt })
    }
    await db.insert(occupiedRooms).values({ venueId, roomId: id, stayId })
    await talk(db, venueId, stayId, said, demo.staff, now)
  }
  return filled
}
