export const venuesText = {
  landing: {
    enter: 'Ingresar',
    toScreen: 'Ir a las pantallas',
  },
  configurations: {
    title: 'Configuración',
    venue: 'Lugar',
    name: 'Nombre',
    timeZone: 'Zona horaria',
    account: 'Cuenta',
    user: 'Usuario',
    changePassword: 'Cambiar contraseña',
  },
}
