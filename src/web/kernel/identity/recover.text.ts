import { recoveryFor } from '#contract/kernel/identity.limits.ts'

/** Said alike to staff and to members who ask for a new password. */
export const recoverText = {
  title: 'Recuperar contraseña',
  sentence: `Te mandamos un mail con un enlace para elegir una contraseña nueva. Sirve una sola vez, durante ${recoveryFor} minutos.`,
  back: 'Volver a iniciar sesión',
}
