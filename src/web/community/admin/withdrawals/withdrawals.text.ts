export const withdrawalsText = {
  title: 'Retiros de pelotas',
  today: 'Canastos hoy',
  todayBalls: 'Pelotas hoy',
  month: 'Canastos este mes',
  monthBalls: 'Pelotas este mes',
  columns: { member: 'Quién', balls: 'Pelotas', at: 'Cuándo' },
  empty: 'Todavía no hay retiros. Los miembros los registran desde el teléfono.',
}
