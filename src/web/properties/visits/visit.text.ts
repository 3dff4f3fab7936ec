import type { VisitState } from '#contract/properties/visits.limits.ts'

export const visitText = {
  title: 'Tu visita',
  expired: 'Este enlace venció o no es válido. Si querés coordinar una visita, pedila desde la página de la propiedad.',
  seeAll: 'Ver propiedades',
  minutes: (minutes: number) => `Unos ${minutes} minutos`,
  state: {
    asked: 'Recibimos tu propuesta. Te respondemos a la brevedad.',
    offered: 'Te proponemos este horario: falta que lo confirmes.',
    confirmed: 'Visita confirmada. Te esperamos!',
    canceled: 'La visita está cancelada.',
  } satisfies Record<VisitState, string>,
  accept: 'Confirmar visita',
  calendar: 'Agregar al calendario',
  propose: 'Proponer otro horario',
  decline: 'No puedo ir',
  day: 'Día',
  time: 'Hora',
  sendProposal: 'Enviar propuesta',
  back: 'Volver',
}
