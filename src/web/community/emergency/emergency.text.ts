import type { AlertKind } from '#contract/community/alerts.limits.ts'

export const emergencyText = {
  title: 'Emergencias',
  kinds: {
    security: 'Alerta de Seguridad',
    fire: 'Alerta de Incendio',
    medical: 'Alerta Médica',
  } satisfies Record<AlertKind, string>,
  call: 'Llamar 911',
  sentence: 'Avisa en el acto a todo el personal. Mantené apretado el botón para confirmar.',
  hold: 'Mantené apretado',
  holding: 'Seguí apretando…',
  sending: 'Avisando…',
  sent: 'Alerta enviada!',
  unanswered: 'No hay conexión y nadie recibió la alerta. Llamá al 911.',
  cancel: 'Cancelar',
  why: 'La alerta le llega a todo el personal con tu nombre, para que sepa a quién ayudar: por eso te pedimos iniciar sesión. Si es urgente, llamá.',
  signIn: 'Iniciar Sesión',
  callVenue: (name: string, phone: string) => `Llamar a ${name}: ${phone}`,
  latest: 'Tus alertas',
  waiting: (clock: string) => `Enviada ${clock}. Esperando al personal…`,
  acknowledged: (name: string, clock: string) => `Recibida por ${name} a las ${clock}.`,
}
