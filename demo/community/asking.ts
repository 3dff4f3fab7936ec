import { randomUUID } from 'node:crypto'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { alerts } from '#server/community/alerts/alerts.table.ts'
import { authorisations } from '#server/community/authorisations/authorisations.table.ts'
import { storeClaim } from '#server/community/claims/claims.queries.ts'
import { requests } from '#server/community/requests/requests.table.ts'
import { withdrawals } from '#server/community/withdrawals/withdrawals.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { todayIn } from '#server/kernel/venues/venues.queries.ts'
import type { DemoMembers } from './members.ts'

const hour = 3_600_000

type DemoClaim = [title: string, description: string, place: string, answer?: string]
const told: DemoClaim[] = [
  [
    'Luz quemada',
    'El farol de la esquina no enciende desde el lunes.',
    'Calle de los Talas y Ceibos',
    'Cambiamos la lámpara. Gracias por avisar!',
  ],
  [
    'Pérdida de agua',
    'Sale agua por la vereda, cada vez más.',
    'Frente al lote 31',
    'La cuadrilla reparó el caño esta mañana.',
  ],
  ['Rama caída', 'Una rama grande quedó sobre el sendero.', 'Sendero del lago'],
  ['Ruidos a la noche', 'El generador de la obra funciona después de las 22.', 'Lote 44'],
]

/** Creates recent claims, requests, authorisations and ball withdrawals of members. */
export const fillAsking = async (db: Db, venueId: number, people: DemoMembers, now: Date) => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const own = people.filter(({ approvedAt }) => approvedAt)
  const main = own.find(({ firstName }) => firstName === 'Carolina') ?? own[0]
  if (!main) return
  const of = (member = main) => ({ venueId, id: randomUUID(), memberId: member.id })
  for (const [i, [title, description, place, answer]] of told.slice(0, venueId === 1 ? 4 : 1).entries()) {
    const answered = answer
      ? ({ answer, status: 'completed', answeredAt: ago(30 - i), answeredBy: 'Sergio' } as const)
      : {}
    const teller = i % 2 ? own[0] : main
    await storeClaim(db, { ...of(teller), title, description, place, createdAt: ago(90 - i * 20), ...answered })
  }
  for (const hours of [3, 50, 98]) await db.insert(withdrawals).values({ ...of(), at: ago(hours) })
  await db.insert(requests).values([
    { ...of(), kind: 'prayer', words: 'Por la salud de mi mamá, que se opera el jueves.', createdAt: ago(26) },
    {
      ...of(own[1] ?? main),
      kind: 'group',
      words: 'Me gustaría sumarme a un grupo de los miércoles.',
      createdAt: ago(70),
      answer: 'Qué alegría! Te esperamos el miércoles a las 20.',
      answeredAt: ago(60),
      answeredBy: 'Ana',
    },
  ])
  const today = await todayIn(db, now)
  await db.insert(authorisations).values([
    { ...of(), visitor: 'Pablo Roldán', document: '28.334.551', day: today, code: 'K7M2QX', createdAt: ago(5) },
    {
      ...of(),
      visitor: 'Sandra Vélez',
      document: '31.900.124',
      day: daysAfter(today, 2),
      code: 'T4WZ9C',
      createdAt: ago(4),
    },
    {
      ...of(own[0]),
      visitor: 'Rosa Maidana',
      document: '22.418.907',
      day: daysAfter(today, -30),
      weekdays: [1, 2, 3, 4, 5],
      until: daysAfter(today, 120),
      code: 'H8PR5N',
      createdAt: ago(30 * 24),
    },
  ])
  await db
    .insert(alerts)
    .values({ ...of(own[0]), kind: 'medical', at: ago(200), acknowledgedAt: ago(199.95), acknowledgedBy: 'Sergio' })
}
