import type { RequestKind } from '#contract/community/requests.limits.ts'

export const actionsText = {
  title: 'Acciones!',
  prayer: 'Pedir oración',
  contact: 'Contactarse',
  donate: 'Ofrendar',
  group: 'Sumarse a un grupo',
  heard: 'Pedidos por responder',
}

interface Words {
  title: string
  label: string
  hint: string
}
export const requestsToAnswerText = {
  title: actionsText.heard,
  empty: 'No hay pedidos por responder.',
  from: (name: string, moment: string) => `${name} · ${moment}`,
  answer: 'Tu respuesta',
  submit: 'Responder',
  sending: 'Respondiendo…',
  tooLate: 'Otra persona ya la respondió.',
  discard: 'Descartar lo mío',
  sent: 'Respuesta enviada!',
}

export const requestText = {
  of: {
    prayer: { title: actionsText.prayer, label: 'Tu pedido', hint: 'Lo leen la administración y los líderes.' },
    contact: { title: actionsText.contact, label: 'Tu mensaje', hint: 'Contanos qué necesitás y cómo ubicarte.' },
    group: { title: actionsText.group, label: 'Contanos de vos', hint: 'Qué días podés y qué te gustaría hacer.' },
  } satisfies Record<RequestKind, Words>,
  submit: 'Enviar',
  sending: 'Enviando…',
  full: 'Ya tenés muchos pedidos en espera. Esperá a que los respondan.',
  sent: 'Gracias!',
  sentDetail: 'Te respondemos por acá.',
  before: 'Lo que enviaste',
  waiting: 'En espera',
}
