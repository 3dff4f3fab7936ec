import type { Product } from '#contract/kernel/products.limits.ts'
import type { DeliveryResult, deliveredEvents } from '#contract/kernel/webhooks.limits.ts'

const events: Record<(typeof deliveredEvents)[number], string> = {
  'order.created': 'Pedido nuevo',
  'order.changed': 'Cambio de un pedido',
  'payment.recorded': 'Pago registrado',
  'booking.created': 'Reserva nueva',
  'booking.canceled': 'Reserva cancelada',
  'claim.created': 'Reclamo nuevo',
  'claim.answered': 'Respuesta a un reclamo',
  'enquiry.created': 'Consulta por una propiedad',
  'webhook.test': 'Prueba',
}

const results: Record<DeliveryResult, (status: number | null) => string> = {
  delivered: (status) => `Entregado (${status})`,
  refused: (status) => `Respondió ${status}`,
  redirected: (status) => `Redirige (${status})`,
  timeout: () => 'No respondió a tiempo',
  unreachable: () => 'No se pudo conectar',
  forbidden: () => 'Dirección no permitida',
  canceled: () => 'Cancelado por la pausa',
}

const products: Record<Product, string> = {
  club: 'Club',
  hotel: 'Hotel y restaurantes',
  community: 'Comunidad',
  properties: 'Propiedades',
}

export const webhooksText = {
  events,
  products,
  result: (result: DeliveryResult, status: number | null) => results[result](status),
  list: {
    title: 'Webhooks',
    empty: 'Todavía no hay webhooks.',
    active: 'Activo',
    failing: 'Con fallas',
    paused: 'En pausa',
    pausedByFailures: 'En pausa por fallas',
    last: 'Último aviso',
    lastResult: 'Resultado',
    never: 'Ninguno',
  },
  test: 'Probar',
  testOf: (name: string) => `Probar el webhook ${name}`,
  tested: 'Aviso de prueba en camino!',
  pause: 'Pausar',
  paused: 'Webhook en pausa!',
  resume: 'Reanudar',
  resumed: 'Webhook reanudado!',
  pausedHint: 'No recibe nada. Lo que pase mientras tanto no se envía después.',
  failuresHint: 'Desde hace días no se pudo entregar ningún aviso. Revisá la dirección y el programa, y reanudalo.',
  delete: 'Eliminar',
  deleted: 'Webhook eliminado!',
  question: {
    title: '¿Eliminar el webhook?',
    body: 'El programa deja de recibir avisos en el acto, y la lista de entregas se pierde. No se puede deshacer.',
    confirm: 'Sí, eliminar',
  },
  gone: 'Este webhook ya no existe.',
  back: 'Ir a integraciones',
  edit: 'Datos',
  updated: 'Webhook actualizado!',
  newer: 'Otra persona cambió este webhook mientras lo editabas.',
  deliveries: {
    title: 'Entregas de los últimos 30 días',
    empty: 'Todavía no hay entregas. Con “Probar” se envía un aviso de prueba.',
    queued: 'En cola',
    tries: (tries: number) => (tries === 1 ? '1 intento' : `${tries} intentos`),
    next: (at: string) => `Próximo intento: ${at}`,
    givenUp: 'Sin más intentos',
    more: 'Ver entregas anteriores',
    resend: 'Reenviar',
    resendOf: (event: string, at: string) => `Reenviar ${event} del ${at}`,
    resent: 'Aviso en camino otra vez!',
  },
  fields: {
    name: 'Nombre',
    nameHint: 'El programa que recibe los avisos.',
    url: 'Dirección (URL)',
    urlHint: 'Empieza con https:// y es pública.',
    notAnAddress: 'Escribí una dirección completa, como https://ejemplo.com/avisos.',
    events: 'Avisar de',
    chooseEvent: 'Elegí al menos una cosa.',
  },
  create: {
    title: 'Webhook nuevo',
    sentence:
      'Avisa a otro programa en el momento en que pasa algo. Cada aviso va firmado, y se reintenta durante un día.',
    submit: 'Crear webhook',
    said: 'Webhook creado!',
    shown: {
      sentence: 'Copiá el secreto ahora: no se vuelve a mostrar.',
      hint: 'Con él, el programa comprueba que los avisos son de acá. Si se pierde, eliminá el webhook y creá otro.',
      label: 'Secreto del webhook',
      copy: 'Copiar',
      copied: 'Secreto copiado!',
    },
  },
}
