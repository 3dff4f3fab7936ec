import type { EnquiryKind, EnquiryState } from '#contract/properties/enquiries.limits.ts'

export const enquiryKindText: Record<EnquiryKind, string> = { question: 'Consulta', visit: 'Visita' }

export const enquiryStateText: Record<EnquiryKind, Record<EnquiryState, string>> = {
  question: { new: 'Nueva', answered: 'Respondida', closed: 'Cerrada' },
  visit: { new: 'Nueva', answered: 'Confirmada', closed: 'Cerrada' },
}

export const enquiriesText = {
  title: 'Consultas y visitas',
  states: 'Estados',
  all: 'Todas',
  lanes: { new: 'Nuevas', answered: 'Respondidas', closed: 'Cerradas' } satisfies Record<EnquiryState, string>,
  count: (name: string, count: number) => `${name} (${count})`,
  empty: 'Todavía no hay consultas. Llegan desde la página de cada propiedad publicada.',
  nothing: 'No hay consultas en este estado.',
  seeAll: 'Ver todas las consultas',
  visitOn: (day: string) => `Quiere visitarla el ${day}`,
  noMessage: 'No dejó un mensaje.',
  answerLabel: 'Respuesta',
  answerHint: 'Le llega por mail.',
  answerNoMail: 'No dejó un mail: queda anotada acá.',
  answer: 'Responder',
  answerOf: (name: string) => `Responder a ${name}`,
  send: 'Enviar respuesta',
  answered: 'Respuesta enviada!',
  tooLate: 'Otra persona la respondió o la cerró mientras escribías.',
  answeredBy: (name: string) => `Respondió ${name}`,
  close: 'Cerrar',
  closeOf: (name: string) => `Cerrar la de ${name}`,
  reopen: 'Reabrir',
  reopenOf: (name: string) => `Reabrir la de ${name}`,
  cancel: 'Cancelar',
}
