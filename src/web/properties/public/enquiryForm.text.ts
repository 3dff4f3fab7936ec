import type { EnquiryKind } from '#contract/properties/enquiries.limits.ts'

export const enquiryFormText = {
  titles: { question: 'Hacer una consulta', visit: 'Agendar una visita' } satisfies Record<EnquiryKind, string>,
  name: 'Nombre y apellido',
  mail: 'Mail',
  phone: 'Teléfono',
  reach: 'Dejanos un mail o un teléfono, lo que prefieras.',
  day: '¿Qué día te gustaría?',
  time: '¿A qué hora? (si da igual, dejala vacía)',
  message: 'Mensaje',
  required: 'Completá este dato.',
  unreachable: 'Dejanos un mail o un teléfono para responderte.',
  wrongMail: 'Escribí un mail válido, por ejemplo nombre@correo.com.',
  send: 'Enviar',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  failed: 'No pudimos enviarlo. Revisá la conexión y probá de nuevo: lo que escribiste sigue acá.',
  thanks: 'Gracias! Recibimos tu mensaje.',
  thanksHint: 'Te vamos a responder a la brevedad.',
  thanksVisit: 'Te vamos a confirmar la visita o proponerte otro horario.',
}
