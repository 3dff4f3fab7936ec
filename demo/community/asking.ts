import { randomUUID } from 'node:crypto'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { alerts } from '#server/community/alerts/alerts.table.ts'
import { authorisations } from '#server/community/authorisations/authorisations.table.ts'
import { storeClaim } from '#server/community/claims/claims.queries.ts'
import { storeMessage } from '#server/community/conversations/conversations.queries.ts'
import { requests } from '#server/community/requests/requests.table.ts'
import { withdrawals } from '#server/community/withdrawals/withdrawals.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { demoTime } from '../clock.ts'
import type { FilledVenue } from '../venues.ts'
import type { DemoMembers } from './members.ts'

/** Days ago and time of day. */
type DemoMoment = [daysAgo: number, clock: string]
type DemoClaim = [
  at: DemoMoment,
  title: string,
  description: string,
  place: string,
  answer?: [...DemoMoment, text: string],
]
const told: DemoClaim[] = [
  [
    [4, '20:35'],
    'Luz quemada',
    'El farol de la esquina no enciende desde el lunes.',
    'Calle de los Talas y Ceibos',
    [3, '10:20', 'Cambiamos la lámpara. Gracias por avisar!'],
  ],
  [
    [3, '08:15'],
    'Pérdida de agua',
    'Sale agua por la vereda, cada vez más.',
    'Frente al lote 31',
    [3, '12:40', 'La cuadrilla reparó el caño esta mañana.'],
  ],
  [[2, '17:50'], 'Rama caída', 'Una rama grande quedó sobre el sendero.', 'Sendero del lago'],
  [[1, '09:05'], 'Ruidos a la noche', 'El generador de la obra funciona después de las 22.', 'Lote 44'],
]

/** Creates recent claims, requests, authorisations and ball withdrawals of members. */
export const fillMemberMessages = async (db: Db, { venueId, which }: FilledVenue, people: DemoMembers, now: Date) => {
  const ago = (daysAgo: number, clock: string) => demoTime(now, daysAgo, clock)
  const own = people.filter(({ approvedAt }) => approvedAt)
  const main = own.find(({ firstName }) => firstName === 'Carolina') ?? own[0]
  if (!main) return
  const of = (member = main) => ({ venueId, id: randomUUID(), memberId: member.id })
  const said = (by: string, text: string, at: Date) =>
    ({ venueId, id: randomUUID(), from: 'staff', by, text, at }) as const
  for (const [i, [at, title, description, place, answer]] of told.slice(0, which === 1 ? 4 : 1).entries()) {
    const told = { ...of(i % 2 ? own[0] : main), title, description, place, createdAt: ago(...at) }
    await storeClaim(db, { ...told, ...(answer && { status: 'completed' }) })
    if (!answer) continue
    const [daysAgo, clock, text] = answer
    await storeMessage(db, { kind: 'claim', ...told }, said('Sergio', text, ago(daysAgo, clock)))
  }
  const rounds: DemoMoment[] = [
    [1, '09:25'],
    [3, '15:40'],
    [5, '10:10'],
  ]
  for (const at of rounds) await db.insert(withdrawals).values({ ...of(), at: ago(...at) })
  const toJoin = of(own[1])
  await db.insert(requests).values([
    { ...of(), kind: 'prayer', words: 'Por la salud de mi mamá, que se opera el jueves.', createdAt: ago(1, '21:15') },
    {
      ...toJoin,
      kind: 'group',
      words: 'Me gustaría sumarme a un grupo de los miércoles.',
      createdAt: ago(4, '19:30'),
    },
  ])
  const welcome = 'Qué alegría! Te esperamos el miércoles a las 20.'
  await storeMessage(db, { kind: 'request', ...toJoin }, said('Ana', welcome, ago(3, '10:05')))
  const today = await todayInVenue(db, now)
  await db.insert(authorisations).values([
    {
      ...of(),
      visitor: 'Pablo Roldán',
      document: '28.334.551',
      day: today,
      code: 'K7M2QX',
      createdAt: ago(1, '18:20'),
    },
    {
      ...of(),
      visitor: 'Sandra Vélez',
      document: '31.900.124',
      day: daysAfter(today, 2),
      code: 'T4WZ9C',
      createdAt: ago(1, '18:25'),
    },
    {
      ...of(own[0]),
      visitor: 'Rosa Maidana',
      document: '22.418.907',
      day: daysAfter(today, -30),
      weekdays: [1, 2, 3, 4, 5],
      until: daysAfter(today, 120),
      code: 'H8PR5N',
      createdAt: ago(30, '11:00'),
    },
  ])
  await db.insert(alerts).values({
    ...of(own[0]),
    kind: 'medical',
    at: ago(8, '16:42'),
    acknowledgedAt: ago(8, '16:43'),
    acknowledgedBy: 'Sergio',
  })
}
