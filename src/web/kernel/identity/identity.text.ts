export const identityText = {
  login: {
    title: 'Iniciar sesión',
    mail: 'Email',
    password: 'Contraseña',
    submit: 'Iniciar',
    forgot: '¿Olvidaste tu contraseña?',
  },
  recover: {
    title: 'Recuperar contraseña',
    titleSignedIn: 'Cambiar contraseña',
    hint: 'Te mandamos un mail con un enlace para elegir una contraseña nueva. Sirve una sola vez, durante 30 minutos.',
    mail: 'Email',
    submit: 'Send Mail',
    sent: 'Please go checkout your email',
    back: 'Volver a iniciar sesión',
    backToConfiguration: 'Volver a Configuración',
  },
  sessions: {
    title: 'Sesiones abiertas',
    thisOne: 'Este dispositivo',
    opened: 'Abierta',
    seen: 'Última actividad',
    end: 'Cerrar',
    endOf: (device: string) => `Cerrar la sesión de ${device}`,
    ended: 'Sesión cerrada!',
    none: 'No hay sesiones abiertas.',
  },
}
