import type { EnquiryKind, EnquiryState } from '#contract/properties/enquiries.limits.ts'

export const enquiryKindText: Record<EnquiryKind, string> = { question: 'Consulta', visit: 'Visita' }

export const enquiryStateText: Record<EnquiryState, string> = {
  new: 'Nueva',
  answered: 'Respondida',
  closed: 'Cerrada',
}

export const enquiriesText = {
  title: 'Consultas y visitas',
  states: 'Estados',
  all: 'Todas',
  lanes: { new: 'Nuevas', answered: 'Respondidas', closed: 'Cerradas' } satisfies Record<EnquiryState, string>,
  due: 'Para hoy',
  nothingDue: 'No hay próximos pasos para hoy.',
  agent: (name: string) => `Agente: ${name}`,
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `WhatsApp a ${name}`,
  call: 'Llamar',
  callOf: (name: string) => `Llamar a ${name}`,
  greeting: (name: string, venue: string, direction: string) =>
    `Hola ${name}! Te escribimos de ${venue} por tu consulta sobre ${direction}.`,
  noteAnswer: 'Anotar respuesta',
  saveAnswer: 'Guardar respuesta',
  noted: 'Respuesta anotada!',
  openWhatsapp: 'Abrir WhatsApp con este texto',
  sendByWhatsapp: (name: string) => `Abrir WhatsApp con este texto para ${name}`,
  count: (name: string, count: number) => `${name} (${count})`,
  empty: 'Todavía no hay consultas. Llegan desde la página de cada propiedad publicada.',
  nothing: 'No hay consultas en este estado.',
  gone: 'Esta consulta ya no existe.',
  seeAll: 'Ver todas las consultas',
  visitOn: (day: string) => `Quiere visitarla el ${day}`,
  noMessage: 'No dejó un mensaje.',
  answerLabel: 'Respuesta',
  answerHint: 'Le llega por mail.',
  answerNoMail: 'No dejó un mail: enviala por WhatsApp o llamá, y guardala acá.',
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
