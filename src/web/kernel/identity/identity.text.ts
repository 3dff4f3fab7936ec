export const identityText = {
  login: {
    /** Shown after the link of a mail that confirms a new device was opened. */
    confirming: 'Entrá con tu mail y tu contraseña para confirmar este dispositivo.',
    title: 'Iniciar sesión',
    mail: 'Email',
    password: 'Contraseña',
    submit: 'Iniciar',
    forgot: '¿Olvidaste tu contraseña?',
  },
  recover: {
    titleSignedIn: 'Cambiar contraseña',
    mail: 'Email',
    submit: 'Send Mail',
    sent: 'Please go checkout your email',
    backToConfiguration: 'Volver a Configuración',
  },
  sessions: {
    title: 'Sesiones abiertas',
    thisOne: 'Este dispositivo',
    opened: 'Abierta',
    seen: 'Última actividad',
    method: 'Ingreso',
    methods: { password: 'Con contraseña', passkey: 'Con passkey' },
    end: 'Cerrar',
    endOf: (device: string) => `Cerrar la sesión de ${device}`,
    ended: 'Sesión cerrada!',
    none: 'No hay sesiones abiertas.',
  },
}
