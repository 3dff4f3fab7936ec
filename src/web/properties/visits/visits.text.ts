import type { VisitState } from '#contract/properties/visits.limits.ts'

export const visitStateText: Record<VisitState, string> = {
  asked: 'Espera nuestra respuesta',
  offered: 'Espera al interesado',
  confirmed: 'Confirmada por ambos',
  canceled: 'Cancelada',
}
export const visitTones = {
  asked: 'warn',
  offered: 'calm',
  confirmed: 'good',
  canceled: 'bad',
} as const satisfies Record<VisitState, string>

export const visitsText = {
  title: 'Agenda de visitas',
  empty: 'No hay visitas por delante. Las que propongas en Consultas y visitas aparecen acá.',
  today: 'Hoy',
  see: 'Ver consultas',
  who: (name: string, contact: string) => `${name}, ${contact}`,
  visitOf: (name: string) => `Visita de ${name}`,
  at: (moment: string, minutes: number) => `Visita: ${moment} (${minutes} min)`,
  with: (agent: string) => `Con ${agent}`,
  /** Accessible name of a button: it contains the words on the button. */
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  offer: 'Proponer visita',
  offerOther: 'Proponer otro horario',
  day: 'Día',
  time: 'Hora',
  minutes: 'Duración',
  length: (minutes: number) => `${minutes} minutos`,
  agent: 'Quién la muestra',
  offerHint: 'Le llega un mail con un enlace para confirmarla o proponer otro horario.',
  offerHintPhone: 'No dejó un mail: después de guardarla, enviale el enlace por WhatsApp.',
  sendOffer: 'Proponer este horario',
  discard: 'Cancelar',
  offered: 'Visita propuesta! Le enviamos un mail.',
  offeredByPhone: 'Visita propuesta! Enviale el enlace por WhatsApp.',
  confirm: 'Confirmar visita',
  confirmedByPhone: 'Confirmó por teléfono',
  confirmed: 'Visita confirmada!',
  cancel: 'Cancelar visita',
  cancelQuestion: 'La visita se cancela y le avisamos por mail.',
  cancelQuestionPhone: 'La visita se cancela. No dejó un mail: avisale por teléfono.',
  keep: 'Dejarla',
  canceled: 'Visita cancelada!',
  calendar: 'Agregar al calendario',
  sendByWhatsapp: 'Enviar por WhatsApp',
  overlap: (agent: string) => `${agent} tiene otra visita a esa hora.`,
  overlapping: (moment: string, name: string, direction: string) => `${moment}: ${name}, ${direction}.`,
  /** Texts for WhatsApp, by the state of the visit. */
  message: {
    asked: (name: string, _moment: string, direction: string, link: string) =>
      `Hola ${name}! Recibimos tu pedido para visitar ${direction}. Podés ver la visita acá: ${link}`,
    offered: (name: string, moment: string, direction: string, link: string) =>
      `Hola ${name}! Te proponemos visitar ${direction} el ${moment}. Para confirmar o proponer otro horario: ${link}`,
    confirmed: (name: string, moment: string, direction: string, link: string) =>
      `Hola ${name}! Te esperamos en ${direction} el ${moment}. Tu visita: ${link}`,
  },
}
