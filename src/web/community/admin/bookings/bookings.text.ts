export const bookingsText = {
  title: 'Reservas',
  empty: 'Ese día no hay actividades para reservar.',
  activities: 'Ver actividades y horarios',
  hour: (activity: string, startsAt: string, endsAt: string) => `${activity}, ${startsAt} a ${endsAt}`,
  taken: (taken: number, capacity: number) => `${taken} de ${capacity}`,
  full: 'Completo',
  nobody: 'Nadie reservó todavía.',
  cancel: 'Cancelar reserva',
  cancelOf: (name: string) => `Cancelar la reserva de ${name}`,
  cancelBody: 'El lugar queda libre y se le avisa por mail.',
  canceled: 'Reserva cancelada!',
}
