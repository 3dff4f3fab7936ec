import { passwordLimits } from '#contract/kernel/identity.limits.ts'

/** Texts of the page on which an empty instance is set up. */
export const firstRunText = {
  closedTitle: 'El enlace no sirve',
  closed:
    'El enlace no está completo, o ya se usó: sirve una sola vez. Mientras no haya ningún lugar, el servidor muestra uno al iniciar.',
  signIn: 'Iniciar sesión',
  progress: (step: number, count: number) => `Paso ${step} de ${count}`,
  back: 'Volver',
  next: 'Siguiente',
  submit: 'Empezar a usar Casa Club',
  logoFailed: 'No pudimos guardar el logo. Podés agregarlo en Configuración.',
  admin: {
    title: 'Te damos la bienvenida',
    sentence: 'Empecemos con tu cuenta: vas a administrar todo con ella.',
    name: 'Tu nombre',
    mail: 'Email',
    password: 'Contraseña',
    hint: `${passwordLimits.min} caracteres como mínimo.`,
    again: 'Repetí la contraseña',
  },
  venue: {
    title: 'Tu lugar',
    sentence: 'Así lo van a ver el personal, los socios y los huéspedes. Todo se puede cambiar después.',
    name: 'Nombre del club o del hotel',
    logo: 'Logo',
    chooseLogo: 'Elegir una imagen',
    logoHint: 'Opcional. JPEG, PNG o WebP.',
    timeZone: 'Zona horaria',
    guestLanguage: 'Idioma de los huéspedes',
    guestLanguageHint: 'Para los teléfonos que no prefieren ninguno de los cuatro idiomas.',
  },
  products: {
    title: 'Qué vas a usar',
    sentence: 'Lo que no elijas queda oculto. Podés activarlo cuando quieras en Configuración.',
    none: 'Elegí al menos uno.',
  },
  demo: {
    title: '¿Con datos de ejemplo?',
    sentence: 'Sirven para conocer el producto antes de cargar los tuyos. Se quitan cuando quieras en Configuración.',
    empty: 'Empezar vacío',
    emptyHint: 'Solo tu lugar y tu cuenta.',
    withDemo: 'Agregar datos de ejemplo',
    withDemoHint: 'Tres lugares inventados, aparte del tuyo, con sus propias cuentas.',
    publicServer: 'En un servidor público no se pueden agregar: sus contraseñas son públicas.',
  },
  demoFailed: 'No pudimos agregar los datos de ejemplo. Podés hacerlo en Configuración.',
}
