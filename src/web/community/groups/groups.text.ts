const days = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'] as const

interface Meeting {
  weekday: number
  startsAt: string
  meetsAt: string
}

export const groupsText = {
  /** Day, hour and place of a group's meetings. */
  when: ({ weekday, startsAt, meetsAt }: Meeting) => `Los ${days[weekday]} a las ${startsAt} · ${meetsAt}`,
  title: 'Mis grupos',
  empty: 'Todavía no sos parte de un grupo.',
  choose: 'Elegí un grupo',
  other: '¿No encontrás el tuyo? Escribinos.',
  toChoice: 'Sumarse a un grupo',
  ledBy: (name: string) => `Lidera ${name}`,
  join: 'Sumarme',
  joinOf: (name: string) => `Sumarme a ${name}`,
  asked: 'Listo! Te avisamos cuando te aprueben.',
  state: {
    waiting: 'Falta que te aprueben',
    refused: 'Esta vez no pudimos sumarte.',
    joined: 'Sos parte',
    leads: 'Lo liderás',
  },
  cancel: 'Cancelar pedido',
  cancelOf: (name: string) => `Cancelar el pedido de sumarme a ${name}`,
  canceled: 'Pedido cancelado!',
  understood: 'Entendido',
  understoodOf: (name: string) => `Entendido, quitar ${name} de mis grupos`,
  messages: 'Mensajes',
  noMessages: 'Todavía no hay mensajes.',
  leave: 'Salir del grupo',
  leaveAsk: '¿Salir del grupo?',
  leaveHint: 'Para volver a sumarte te tienen que aprobar de nuevo.',
  stay: 'Quedarme',
  left: 'Saliste del grupo!',
  ofClass: (name: string) => `Clase ${name}`,
  classMessages: 'Mensajes de la clase',
  noClass: 'Todavía no estás en una clase.',
  wants: (count: number) => (count === 1 ? '1 quiere sumarse' : `${count} quieren sumarse`),
}

/** Words for leaders and staff. */
export const ledGroupText = {
  wants: 'Quieren sumarse',
  members: (count: number) => (count === 1 ? '1 integrante' : `${count} integrantes`),
  nobody: 'Todavía no hay nadie en el grupo.',
  approve: 'Aprobar',
  approveOf: (name: string) => `Aprobar a ${name}`,
  approved: 'Ya es parte del grupo!',
  refuse: 'Rechazar',
  refuseOf: (name: string) => `Rechazar a ${name}`,
  refused: 'Pedido rechazado!',
  takeOut: 'Sacar',
  takeOutOf: (name: string) => `Sacar a ${name} del grupo`,
  takeOutAsk: (name: string) => `¿Sacar a ${name} del grupo?`,
  takeOutHint: 'Sus inasistencias se conservan.',
  keep: 'Cancelar',
  takenOut: 'Ya no es parte del grupo!',
  callRoll: 'Tomar asistencia',
  rollCalls: 'Listas anteriores',
  noRollCalls: 'Todavía no se tomó lista.',
  write: 'Escribirles',
  message: 'Mensaje',
  messageHint: (count: number) =>
    `Le llega a ${count === 1 ? '1 persona' : `${count} personas`}, por mail y como aviso en el teléfono.`,
  classHint: 'Les llega por mail y como aviso en el teléfono.',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: (count: number) => (count === 1 ? 'Enviado a 1 persona!' : `Enviado a ${count} personas!`),
  sentBy: (by: string, count: number) => `${by} · a ${count === 1 ? '1 persona' : `${count} personas`}`,
  cancel: 'Cancelar',
  call: (name: string) => `Llamar a ${name}`,
}
