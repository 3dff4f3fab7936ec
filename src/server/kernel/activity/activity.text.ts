import type { StaffWriteOf } from '#contract/loggedEndpoints.ts'
import type { SecurityEvent } from './securityEvents.ts'

export const activityText = {
  unknown: 'Alguien',
  operator: 'El servidor',
  yes: 'Sí',
  no: 'No',
  empty: '–',
  reference: 'otro',
  refused: 'Rechazado',
  headings: ['Fecha', 'Persona', 'Acción', 'Sección', 'Cambios', 'Resultado', 'Dirección', 'Dispositivo'],
}

/** A sentence is the verb of an entry: it follows the person's name and comes before the name of the object. */
export const kernelSentences = {
  'kernel.identity.signIn': 'entró con otra cuenta',
  'kernel.identity.signOut': 'salió',
  'kernel.identity.recover': 'pidió un enlace para cambiar una contraseña',
  'kernel.identity.resetPassword': 'cambió una contraseña con un enlace',
  'kernel.identity.endSession': 'cerró una sesión propia',
  'kernel.identity.changePassword': 'cambió su contraseña',
  'kernel.identity.reauthenticate': 'confirmó su contraseña',
  'kernel.identity.reauthenticationRequest': 'pidió confirmar con su passkey',
  'kernel.identity.reauthenticateWithPasskey': 'confirmó con su passkey',
  'kernel.signInSteps.passkeyRequest': 'pidió entrar con una passkey',
  'kernel.signInSteps.withPasskey': 'entró con una passkey',
  'kernel.signInSteps.withCode': 'entró con un código de segundo paso',
  'kernel.signInSteps.startTotp': 'empezó a agregar una app de códigos al entrar',
  'kernel.signInSteps.withNewTotp': 'agregó una app de códigos al entrar',
  'kernel.signInSteps.startPasskey': 'empezó a agregar una passkey al entrar',
  'kernel.signInSteps.withNewPasskey': 'agregó una passkey al entrar',
  'kernel.secondFactor.startPasskey': 'empezó a agregar una passkey',
  'kernel.secondFactor.addPasskey': 'agregó la passkey',
  'kernel.secondFactor.removePasskey': 'quitó la passkey',
  'kernel.secondFactor.startTotp': 'empezó a agregar una app de códigos',
  'kernel.secondFactor.confirmTotp': 'agregó una app de códigos',
  'kernel.secondFactor.removeTotp': 'quitó su app de códigos',
  'kernel.secondFactor.replaceRecoveryCodes': 'cambió sus códigos de recuperación',
  'kernel.users.invite': 'invitó al usuario',
  'kernel.users.inviteAgain': 'volvió a invitar al usuario',
  'kernel.users.update': 'editó el usuario',
  'kernel.users.setActive': 'activó o desactivó el usuario',
  'kernel.users.endSessions': 'cerró las sesiones del usuario',
  'kernel.users.resetSecondFactor': 'quitó el segundo paso del usuario',
  'kernel.venues.update': 'cambió la configuración',
  'kernel.venues.setStaffIdle': 'cambió cuánto duran las sesiones del personal',
  'kernel.venues.setSignInRules': 'cambió las reglas para entrar',
  'kernel.files.upload': 'subió una foto',
  'kernel.push.subscribe': 'activó los avisos en un navegador',
  'kernel.push.unsubscribe': 'desactivó los avisos en un navegador',
  'kernel.bin.restore': 'sacó de la papelera',
  'kernel.bin.purge': 'eliminó para siempre',
} satisfies Record<StaffWriteOf<'kernel'>, string>

export const kernelExportSentences = { 'kernel.activity.export': 'descargó la actividad' }

export const eventSentences = {
  'security.session.opened': 'entró',
  'security.session.refused': 'intentó entrar con una contraseña equivocada como',
  'security.session.unknown': 'intentó entrar con un mail que nadie tiene',
  'security.session.locked': 'hizo demasiados intentos de entrar',
  'security.code.refused': 'escribió un código equivocado',
  'security.code.locked': 'hizo demasiados intentos con un código',
  'security.code.replaced': 'probó demasiados códigos equivocados: hay un código nuevo para',
  'system.backup.taken': 'guardó una copia de seguridad',
  'system.admin.created': 'creó el administrador',
} satisfies Record<SecurityEvent, string>

export const kernelAreas = {
  'kernel.identity': 'Cuenta propia',
  'kernel.signInSteps': 'Segundo paso',
  'kernel.secondFactor': 'Segundo paso',
  'kernel.users': 'Usuarios',
  'kernel.venues': 'Configuración',
  'kernel.files': 'Fotos',
  'kernel.activity': 'Actividad',
  'kernel.push': 'Avisos',
  'kernel.bin': 'Papelera',
  'security.session': 'Entradas',
  'security.code': 'Códigos',
  'system.backup': 'Copias de seguridad',
  'system.admin': 'Administradores',
}
