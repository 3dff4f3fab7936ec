import type { TvBoard } from '#contract/club/screens.limits.ts'

export const dashboardText = {
  hello: (name: string) => `Hola ${name}!`,
  counters: {
    people: 'Personas',
    activePeople: 'Personas activas',
    inactivePeople: 'Personas inactivas',
    bags: 'Bolsas',
    activeBags: 'Bolsas activas',
    inactiveBags: 'Bolsas inactivas',
  },
  activity: 'Movimientos',
  byDay: 'Movimientos por día',
  byHour: 'Ingresos y retiros por hora',
  lastDays: 'Últimos 30 días',
  day: 'Día',
  hour: 'Hora',
  entries: 'Ingresos',
  exits: 'Retiros',
  movements: 'Últimos movimientos',
  noMovements: 'Todavía no hay movimientos.',
  missing: 'Palos que faltan',
  noMissing: 'No falta ningún palo.',
  since: (moment: string) => `desde ${moment}`,
  tvs: 'Pantallas',
  noTvs: 'Todavía no hay pantallas vinculadas.',
  on: 'Encendida',
  off: 'Apagada',
  seen: (moment: string) => `Vista ${moment}`,
  neverSeen: 'Todavía no se conectó',
  onScreens: 'En las pantallas ahora',
  seeScreens: 'Ver pantallas',
  seeAll: 'Ver todas',
  empty: 'Nada por ahora.',
  create: 'Crear la primera',
}

export const dashboardBoardText: Record<TvBoard, string> = {
  news: 'Novedades',
  tournaments: 'Torneos',
  winners: 'Ganadores',
  bags: 'Bolsas',
}
