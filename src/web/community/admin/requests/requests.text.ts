export const requestsText = {
  title: 'Solicitudes',
  filter: 'Qué solicitudes se ven',
  waiting: 'Sin responder',
  all: 'Todas',
  seeAll: 'Ver todas las solicitudes',
  kind: { prayer: 'Pedir oración', contact: 'Contactarse', group: 'Sumarse a un grupo' },
  empty: 'Todavía no hay solicitudes. Los miembros las envían desde el teléfono.',
  noneWaits: 'No hay solicitudes sin responder.',
  answer: 'Respuesta',
  submit: 'Responder',
  answered: 'Solicitud respondida!',
  answeredBy: (name: string, moment: string) => `${name}, ${moment}`,
}
