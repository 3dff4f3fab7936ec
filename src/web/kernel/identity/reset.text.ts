import { passwordLimits, recoveryLinkMinutes } from '#contract/kernel/identity.limits.ts'

/** Texts of the form that sets a password, for staff and members. */
export const resetText = {
  title: 'Elegí tu contraseña nueva',
  password: 'Contraseña nueva',
  hint: `${passwordLimits.min} caracteres como mínimo.`,
  again: 'Repetí la contraseña',
  submit: 'Guardar contraseña',
  saved: 'Contraseña guardada!',
  short: `Usá ${passwordLimits.min} caracteres como mínimo.`,
  different: 'Las contraseñas no coinciden.',
  expiredTitle: 'El enlace ya no sirve',
  expired: `Los enlaces sirven una sola vez, durante ${recoveryLinkMinutes} minutos. Pedí uno nuevo para seguir.`,
  perhapsSet: 'Puede que tu contraseña nueva ya esté guardada: probá entrar con ella.',
  signIn: 'Iniciar sesión',
  askAgain: 'Pedir otro enlace',
}
