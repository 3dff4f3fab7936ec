import type { AlertKind } from '#contract/community/alerts.limits.ts'
import type { RequestKind } from '#contract/community/requests.limits.ts'

/** Words of the community's waiting items in the notification centre, in mails and in push messages. */
export const communityWaitingText = {
  emergencies: { label: 'Emergencias', nouns: ['emergencia', 'emergencias'] },
  emergency: {
    security: 'Alerta de Seguridad',
    fire: 'Alerta de Incendio',
    medical: 'Alerta Médica',
  } satisfies Record<AlertKind, string>,
  claims: { label: 'Reclamos en revisión', nouns: ['reclamo', 'reclamos'] },
  claim: (number: number, title: string) => `Reclamo #${number}: ${title}`,
  requests: { label: 'Solicitudes sin responder', nouns: ['solicitud', 'solicitudes'] },
  request: {
    prayer: 'Pedir oración',
    contact: 'Contactarse',
    group: 'Sumarse a un grupo',
  } satisfies Record<RequestKind, string>,
  joinRequests: {
    label: 'Quieren sumarse a un grupo sin líder',
    nouns: ['pedido de sumarse a un grupo', 'pedidos de sumarse a un grupo'],
  },
  wantsToJoin: (name: string) => `${name} quiere sumarse`,
  approvals: { label: 'Miembros por aprobar', nouns: ['miembro por aprobar', 'miembros por aprobar'] },
  proposals: { label: 'Proveedores propuestos', nouns: ['proveedor propuesto', 'proveedores propuestos'] },
  proposedBy: (name: string) => `Propuesto por ${name}`,
  absences: { label: 'Inasistencias por llamar', nouns: ['persona por llamar', 'personas por llamar'] },
  streak: (count: number, ofClass: string) => `${count} inasistencias seguidas · Clase ${ofClass}`,
} as const
