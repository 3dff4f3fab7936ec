export const hoursText = {
  title: 'Actividades',
  book: 'Reservar',
  bookOf: (name: string) => `Reservar ${name}`,
  empty: 'Todavía no hay actividades.',
}
export const bookingText = {
  title: 'Reservar',
  days: 'Día',
  today: 'Hoy',
  tomorrow: 'Mañana',
  left: (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`),
  full: 'Completo',
  none: 'En estos días no quedan horarios.',
  ask: (activity: string) => `¿Reservar ${activity}?`,
  at: (day: string, from: string, to: string) => `${day}, de ${from} a ${to}`,
  confirm: 'Reservar',
  cancel: 'Cancelar',
  booked: 'Reserva hecha!',
  signIn: 'Iniciá sesión para reservar',
  fullNow: 'Se ocupó el último lugar. Elegí otro horario.',
}
export const bookingsText = {
  title: 'Reservas',
  empty: 'No tenés reservas.',
  toHours: 'Ver actividades',
  cancel: 'Cancelar reserva',
  cancelOf: (activity: string) => `Cancelar la reserva de ${activity}`,
  ask: '¿Cancelar la reserva?',
  confirm: 'Cancelar reserva',
  keep: 'Conservarla',
  canceled: 'Reserva cancelada!',
}
