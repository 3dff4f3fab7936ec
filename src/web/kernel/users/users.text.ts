import type { User } from '#contract/kernel/users.ts'

const roles: Record<User['role'], string> = { admin: 'Administrador', staff: 'Staff', screen: 'Pantalla' }

export const usersText = {
  title: 'Usuarios',
  list: 'Quiénes trabajan acá',
  roles,
  name: 'Nombre',
  mail: 'Email',
  role: 'Rol',
  roleHint:
    'El staff hace el trabajo de cada día; un administrador, además, el contenido, la configuración y los usuarios.',
  newer: 'Otra persona cambió esta cuenta.',
  edit: 'Editar',
  editOf: (name: string) => `Editar la cuenta de ${name}`,
  saved: 'Cuenta actualizada!',
  invite: {
    title: 'Invitar',
    sentence: 'Le mandamos un mail con un enlace para elegir su contraseña. Sirve durante 72 horas.',
    withoutMail:
      'No hay un servidor de mail configurado: creamos un enlace para elegir la contraseña, y vos se lo pasás. Sirve durante 72 horas.',
    televisions: 'Los televisores no se invitan: se vinculan en “Pantallas”, con el código que muestran.',
    submit: 'Mandar invitación',
    submitWithoutMail: 'Crear invitación',
    said: 'Invitación enviada!',
    linkCreated: 'Enlace creado!',
    again: 'Reenviar invitación',
    againOf: (name: string) => `Reenviar la invitación a ${name}`,
    copyLink: 'Copiar enlace nuevo',
    copyLinkOf: (name: string) => `Copiar un enlace nuevo para ${name}`,
    linkCopied: 'Enlace nuevo copiado!',
  },
  states: { invited: 'Invitación pendiente', inactive: 'Desactivada', secondFactor: 'Con segundo paso' },
  activity: 'Actividad',
  activityOf: (name: string) => `Actividad de ${name}`,
  seen: 'Última actividad',
  never: 'Todavía no entró',
  reset: {
    action: 'Quitar segundo paso',
    actionOf: (name: string) => `Quitar el segundo paso de ${name}`,
    question: {
      title: '¿Quitar el segundo paso?',
      body: 'Se eliminan sus passkeys, su app de códigos y sus códigos de recuperación, y se cierran sus sesiones. Le avisamos por mail.',
      confirm: 'Sí, quitar',
    },
    said: 'Segundo paso quitado!',
  },
  deactivate: 'Desactivar',
  deactivateOf: (name: string) => `Desactivar la cuenta de ${name}`,
  deactivateQuestion: {
    title: '¿Desactivar la cuenta?',
    body: 'Se cierran sus sesiones y no puede volver a entrar hasta que la actives.',
    confirm: 'Sí, desactivar',
  },
  deactivated: 'Cuenta desactivada!',
  activate: 'Activar',
  activateOf: (name: string) => `Activar la cuenta de ${name}`,
  activated: 'Cuenta activada!',
  sessions: {
    show: (count: number) => (count === 1 ? '1 sesión abierta' : `${count} sesiones abiertas`),
    hide: 'Ocultar sesiones',
    none: 'No tiene sesiones abiertas.',
    opened: 'Abierta',
    end: 'Cerrar todas',
    endOf: (name: string) => `Cerrar todas las sesiones de ${name}`,
    ended: 'Sesiones cerradas!',
  },
}
