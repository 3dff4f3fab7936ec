import { recoveryLinkMinutes } from '#contract/kernel/identity.limits.ts'

/** Texts of the password recovery, for staff and members. */
export const recoverText = {
  title: 'Recuperar contraseña',
  sentence: `Te mandamos un mail con un enlace para elegir una contraseña nueva. Sirve una sola vez, durante ${recoveryLinkMinutes} minutos.`,
  back: 'Volver a iniciar sesión',
}
